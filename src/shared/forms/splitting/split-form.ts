import { clausesOf, type Element } from '#shared/forms/definition.ts'
import { calculationOver, groupOver } from './group-over.ts'

/** A part of a form that becomes a section of a note. */
export type FormPart = {
  readonly key: string
  /** The heading; none for questions that stood loose. */
  readonly title: string | undefined
  readonly elements: readonly Element[]
}

const longestKey = 40

/**
 * Cuts a form into the sections of a note: one for each top-level group, one for each run of loose elements. What an element
 * asks of another section becomes `section.{key}.{id}`. Groups without elements are left out.
 */
export function splitForm(elements: readonly Element[]): readonly FormPart[] {
  const parts = named(runs(elements))
  const homes = new Map<string, string>()
  for (const part of parts) for (const id of idsIn(part.elements)) homes.set(id, part.key)
  return parts.map((part) => ({
    ...part,
    elements: part.elements.map((element) => reaching(element, part.key, homes)),
  }))
}

type Run = { readonly title: string | undefined; readonly elements: readonly Element[] }

function runs(elements: readonly Element[]): readonly Run[] {
  const found: Run[] = []
  let loose: Element[] = []
  const close = () => {
    if (loose.length > 0) found.push({ title: undefined, elements: loose })
    loose = []
  }
  for (const element of elements) {
    if (element.type !== 'Section' && element.type !== 'Repeater') {
      loose.push(element)
      continue
    }
    close()
    found.push({ title: element.label, elements: inner(element) })
  }
  close()
  return found.filter((run) => run.elements.length > 0)
}

/** A group that is shown on a condition keeps it around its elements; a list keeps its rows. */
function inner(element: Element): readonly Element[] {
  if (element.type === 'Repeater') return [element]
  if (!element.visibleWhen || (element.children ?? []).length === 0) return element.children ?? []
  const { label: _label, ...group } = element
  return [group]
}

function named(found: readonly Run[]): readonly FormPart[] {
  const taken = new Set<string>()
  return found.map((run, index) => {
    const stem = keyOf(run.title) ?? `part-${index + 1}`
    let key = stem
    for (let count = 2; taken.has(key); count += 1) key = `${stem}-${count}`
    taken.add(key)
    return { key, title: run.title, elements: run.elements }
  })
}

function keyOf(title: string | undefined): string | undefined {
  const key = (title ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestKey)
    .replace(/^-+|-+$/g, '')
  return key === '' ? undefined : key
}

function idsIn(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => [element.id, ...idsIn(element.children ?? [])])
}

function reaching(element: Element, key: string, homes: ReadonlyMap<string, string>): Element {
  const rename = (source: string) => {
    const home = homes.get(source)
    return home === undefined || home === key ? source : `section.${home}.${source}`
  }
  const isMoved = (source: string) => rename(source) !== source
  const groups = (['visibleWhen', 'requiredWhen', 'unless'] as const).filter((name) =>
    clausesOf(element[name]).some(({ source }) => isMoved(source)),
  )
  const { calculation } = element
  return {
    ...element,
    ...optionsOver(element, rename),
    ...Object.fromEntries(groups.map((name) => [name, groupOver(element[name], rename)])),
    ...(calculation?.sources.some((source) => typeof source === 'string' && isMoved(source))
      ? { calculation: calculationOver(calculation, rename) }
      : {}),
    ...(element.children ? { children: element.children.map((child) => reaching(child, key, homes)) } : {}),
  }
}

function optionsOver({ options }: Element, rename: (source: string) => string): Pick<Element, 'options'> {
  if (!options?.some(({ hiddenWhen }) => hiddenWhen)) return {}
  return {
    options: options.map((option) =>
      option.hiddenWhen
        ? { ...option, hiddenWhen: groupOver(option.hiddenWhen, rename) ?? option.hiddenWhen }
        : option,
    ),
  }
}
