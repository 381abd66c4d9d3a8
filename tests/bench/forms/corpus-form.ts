import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { isGroup } from '#shared/forms/definition.ts'
import { importFile } from '#shared/imports/import-questionnaire.ts'
import { questionnaireFiles } from '#tests/support/corpus-folder.ts'

type Source = { readonly file: string; readonly elements: readonly Element[]; readonly count: number }

/** So many of one questionnaire at most, so that a note is made of several. */
const mostOfOne = 400

/** For the benchmark of forms, a note of so many questions, made of the largest questionnaires that really exist; the project's own where they are absent. */
export function corpusForm(count: number): {
  readonly definition: Definition
  readonly files: readonly string[]
} {
  const largest = sources()
    .filter((source) => source.count <= mostOfOne)
    .sort((one, other) => other.count - one.count)
  const elements: Element[] = []
  const files: string[] = []
  let left = count
  for (const [index, source] of largest.entries()) {
    if (left <= 0) break
    const taken = firstOf(source.elements, left)
    elements.push(...renamed(taken.elements, `n${index}_`))
    files.push(source.file)
    left -= taken.count
  }
  return { definition: { elements }, files }
}

function sources(): readonly Source[] {
  return questionnaireFiles().files.flatMap(({ name, content }) => {
    const imported = importFile(name, content)
    if (!imported.ok) return []
    return imported.value.flatMap((one) => ('body' in one ? [sourceOf(name, one.body.elements)] : []))
  })
}

function sourceOf(file: string, elements: unknown): Source {
  const own = elements as readonly Element[]
  return { file, elements: own, count: countOf(own) }
}

function countOf(elements: readonly Element[]): number {
  return elements.reduce((sum, element) => {
    const own = holdsAnswer(element) && element.type !== 'Repeater' ? 1 : 0
    return sum + own + countOf(element.children ?? [])
  }, 0)
}

/** The first so many questions, with the sections around them; rows of repeaters do not count, because none is open. */
function firstOf(
  elements: readonly Element[],
  most: number,
): { readonly elements: readonly Element[]; readonly count: number } {
  const taken: Element[] = []
  let count = 0
  for (const element of elements) {
    if (count >= most) break
    const inner = element.type === 'Section' ? firstOf(element.children ?? [], most - count) : undefined
    taken.push(inner ? { ...element, children: inner.elements } : element)
    count += inner ? inner.count : Number(holdsAnswer(element))
  }
  return { elements: taken, count }
}

/** Ids with a prefix, wherever they stand, so that two questionnaires do not meet in one. */
function renamed(elements: readonly Element[], prefix: string): readonly Element[] {
  const ids = new Set(idsOf(elements))
  const name = (id: string) => (ids.has(id) ? `${prefix}${id}` : id)
  return elements.map((element) => renamedElement(element, name))
}

function idsOf(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => [element.id, ...idsOf(element.children ?? [])])
}

function renamedElement(element: Element, name: (id: string) => string): Element {
  const { calculation, visibleWhen, requiredWhen, unless, children, hidden: _, ...rest } = element
  return {
    ...rest,
    id: name(element.id),
    ...(visibleWhen ? { visibleWhen: renamedGroup(visibleWhen, name) } : {}),
    ...(requiredWhen ? { requiredWhen: renamedGroup(requiredWhen, name) } : {}),
    ...(unless ? { unless: renamedGroup(unless, name) } : {}),
    ...(children ? { children: children.map((child) => renamedElement(child, name)) } : {}),
    ...(calculation
      ? {
          calculation: {
            ...calculation,
            sources: calculation.sources.map((source) =>
              typeof source === 'string' ? name(source) : source,
            ),
          },
        }
      : {}),
  }
}

function renamedGroup({ combinator, clauses }: ConditionGroup, name: (id: string) => string): ConditionGroup {
  return {
    combinator,
    clauses: clauses.map((clause: Clause | ConditionGroup) =>
      isGroup(clause) ? renamedGroup(clause, name) : { ...clause, source: name(clause.source) },
    ),
  }
}
