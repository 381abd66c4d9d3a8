import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'

const made = new WeakMap<Definition, Map<string, Definition>>()

/** What a section asks where it is only shown under a condition: each of its questions waits for it, beside what it waits for itself. The same object for the same pair, so that it is compiled once. */
export function shownWhen(definition: Definition, condition: ConditionGroup | undefined): Definition {
  if (!condition || condition.clauses.length === 0) return definition
  const known = made.get(definition) ?? new Map<string, Definition>()
  made.set(definition, known)
  const name = JSON.stringify(condition)
  const waiting = known.get(name) ?? {
    ...definition,
    elements: definition.elements.map((element) => waitingFor(element, condition)),
  }
  known.set(name, waiting)
  return waiting
}

function waitingFor(element: Element, condition: ConditionGroup): Element {
  const { visibleWhen } = element
  return {
    ...element,
    visibleWhen: visibleWhen ? { combinator: 'And', clauses: [condition, visibleWhen] } : condition,
  }
}

/** When the sections of a note are shown, by their keys; those that always are stand not in it. */
export function sectionConditions({
  sections = [],
}: Pick<NoteDefinition, 'sections'>): ReadonlyMap<string, ConditionGroup> {
  return new Map(
    sections.flatMap(({ key, visibleWhen }) => (visibleWhen ? [[key, visibleWhen] as const] : [])),
  )
}
