import type { NoteKind } from '#generated/enumerations/note-kind.ts'
import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Reference } from '#generated/types/reference.ts'

/** What a note is wanted for. */
export type Wanted = {
  readonly kinds: readonly NoteKind[]
  readonly service?: Reference | undefined
  readonly program?: Reference | undefined
}

/**
 * The definitions in force that fit a service and a program, each in its newest version, and those alone that are meant most
 * closely: for this service, for this program, for everything, in that order.
 */
export function fittingDefinitions(
  definitions: readonly NoteDefinition[],
  { kinds, ...wanted }: Wanted,
): readonly NoteDefinition[] {
  const ofKind = definitions.filter(
    (each) => each.type !== 'Subform' && kinds.some((kind) => each.kinds.includes(kind)),
  )
  return closest(ofKind, wanted)
}

/** The same for the note of a group's meeting, or of a visit with several services. */
export function fittingGroupDefinitions(
  definitions: readonly GroupNoteDefinition[],
  wanted: Omit<Wanted, 'kinds'>,
  ofWhat: GroupNoteDefinition['composition'] = 'Group',
): readonly GroupNoteDefinition[] {
  return closest(
    definitions.filter(({ composition }) => composition === ofWhat),
    wanted,
  )
}

type Placed = Pick<NoteDefinition, 'key' | 'version' | 'status' | 'services' | 'programs'>

function closest<Of extends Placed>(
  definitions: readonly Of[],
  { service, program }: Omit<Wanted, 'kinds'>,
): readonly Of[] {
  const fitting = definitions.filter(
    (each) => each.status === 'Active' && allows(each.services, service) && allows(each.programs, program),
  )
  const newest = fitting.filter((one) =>
    fitting.every((other) => other.key !== one.key || other.version <= one.version),
  )
  const best = Math.max(...newest.map(closeness))
  return newest.filter((each) => closeness(each) === best)
}

/** An empty list allows everything. */
function allows(list: readonly Reference[] | undefined, wanted: Reference | undefined): boolean {
  return !list || list.length === 0 || list.some((each) => each.id === wanted?.id)
}

function closeness({ services, programs }: Placed): number {
  return (services?.length ? 2 : 0) + (programs?.length ? 1 : 0)
}
