import type { NoteDefinition } from '#generated/types/note-definition.ts'
import {
  type Documented,
  offeredDefinitions,
  type StartingPerson,
} from '#shared/notes/offered-definitions.ts'

/** Definitions under one heading. */
export type OfferedGroup = {
  readonly id: 'lately' | 'fitting' | 'others'
  readonly definitions: readonly NoteDefinition[]
}

const mostLately = 3

type Asked = {
  readonly who: StartingPerson
  readonly documented: Documented
  /** By the definitions' ids, newest first: what was written with the same patient. */
  readonly lately: readonly string[]
  readonly usesAny: boolean
  readonly text: string
}

/** What to offer to whoever starts a note: first what was used with this patient, then what fits, then what only some may take. */
export function offeredGroups(
  definitions: readonly NoteDefinition[],
  { who, documented, lately, usesAny, text }: Asked,
): readonly OfferedGroup[] {
  const { fitting, others } = offeredDefinitions(definitions, who, documented)
  const keyOf = new Map(definitions.map(({ id, key }) => [id, key]))
  const keys = [...new Set(lately.flatMap((id) => keyOf.get(id) ?? []))].slice(0, mostLately)
  const first = keys.flatMap((key) => fitting.find((each) => each.key === key) ?? [])
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = ({ name, category }: NoteDefinition) =>
    words.every((word) => `${name} ${category}`.toLowerCase().includes(word))
  const groups = [
    { id: 'lately', definitions: first },
    { id: 'fitting', definitions: byName(fitting.filter((each) => !first.includes(each))) },
    { id: 'others', definitions: usesAny ? byName(others) : [] },
  ] as const
  return groups
    .map((group) => ({ ...group, definitions: group.definitions.filter(isFound) }))
    .filter((group) => group.definitions.length > 0)
}

function byName(definitions: readonly NoteDefinition[]): readonly NoteDefinition[] {
  return definitions.toSorted((one, other) => one.name.localeCompare(other.name))
}
