import type { Definition, Element } from '#shared/forms/definition.ts'
import { everyElement } from './every-element.ts'
import { longForm } from './long-form.ts'

/** For the benchmark of forms, a note of so many fields: sections of every type of element in turn with plain ones; each begins with formatted text. */
export function clinicalNote(count: number): Definition {
  const kinds = everyElement.elements.filter(({ type }) => type === 'Section')
  const plain = longForm(count).elements
  const elements: Element[] = []
  for (let index = 0, left = count; left > 0; index += 1) {
    const source = index % 2 === 0 ? kinds[(index / 2) % kinds.length] : plain[index]
    if (!source) break
    const section = firstOf(withProse(named(source, `s${index}_`), index), left)
    left -= fieldsIn(section)
    elements.push(section)
  }
  return { elements }
}

function withProse(section: Element, index: number): Element {
  const prose: Element = { id: `s${index}_prose`, type: 'Text', label: `What was said ${index + 1}` }
  return { ...section, children: [prose, ...(section.children ?? [])] }
}

function firstOf(section: Element, most: number): Element {
  let left = most
  const children = (section.children ?? []).filter((child) => {
    const fits = left > 0
    left -= fieldsIn(child)
    return fits
  })
  return { ...section, children }
}

function fieldsIn({ children }: Element): number {
  return children ? children.reduce((sum, child) => sum + fieldsIn(child), 0) : 1
}

/** The same under other ids, so that a section can stand in a form twice. */
function named(section: Element, prefix: string): Element {
  const ids = idsIn(section)
  const text = JSON.stringify(section, (key, value: unknown) =>
    typeof value === 'string' && ids.has(value) && refers.has(key) ? prefix + value : value,
  )
  const renamed: Element = JSON.parse(text)
  return renamed
}

/** Where ids of elements stand: under these names, and in lists under their numbers. */
const refers: ReadonlySet<string> = new Set(['id', 'source', 'of', '0', '1', '2', '3', '4', '5'])

function idsIn({ id, children = [] }: Element): ReadonlySet<string> {
  return new Set([id, ...children.flatMap((child) => [...idsIn(child)])])
}
