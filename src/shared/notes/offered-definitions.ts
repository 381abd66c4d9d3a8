import type { NoteKind } from '#generated/enumerations/note-kind.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Program } from '#generated/types/program.ts'
import type { Reference } from '#generated/types/reference.ts'

/** The kinds of note that one person starts about one patient, the usual first. */
export const startedKinds = [
  'Note',
  'AssessmentNote',
  'DocumentationNote',
  'ScribeSession',
] as const satisfies readonly NoteKind[]
export type StartedKind = (typeof startedKinds)[number]

/** What a definition says of where it belongs and for whom it is. */
export type Offering = Pick<
  NoteDefinition,
  'id' | 'key' | 'version' | 'status' | 'type' | 'kinds' | 'programs' | 'services' | 'roles' | 'licenses'
>

/** What is documented, as far as it is known. */
export type Documented = {
  readonly program?: Pick<Program, 'id' | 'noteDefinitions'> | undefined
  readonly service?: Pick<Reference, 'id'> | undefined
  /** The practice offers what the program lists, and nothing else (`filterNoteCategoryByProgram`). */
  readonly filtersByProgram: boolean
}

/** Definitions that fit what is documented, and those that only somebody with the right to use any of them takes. */
export type Offered<Of> = { readonly fitting: readonly Of[]; readonly others: readonly Of[] }

/** The definitions by which somebody may start a note about one patient, each in its newest version that is in force. */
export function offeredDefinitions<Of extends Offering>(
  definitions: readonly Of[],
  who: StartingPerson,
  documented: Documented,
): Offered<Of> {
  const able = definitions.filter(
    (each) =>
      each.status === 'Active' &&
      each.type !== 'Subform' &&
      startedKinds.some((kind) => each.kinds.includes(kind)) &&
      isFor(each, who),
  )
  const newest = able.filter((one) =>
    able.every((other) => other.key !== one.key || other.version <= one.version),
  )
  const keys = new Map(definitions.map(({ id, key }) => [id, key]))
  const fits = (each: Of) => fitsTo(each, documented, keys)
  return { fitting: newest.filter(fits), others: newest.filter((each) => !fits(each)) }
}

/** Who starts a note: roles and licences decide which definitions are there for whom. */
export type StartingPerson = Pick<Practitioner, 'roles' | 'licenses'>

/** Whether a definition is there for somebody; one that names neither roles nor licences is for all. */
export function isFor(
  { roles = [], licenses = [] }: Pick<Offering, 'roles' | 'licenses'>,
  who: StartingPerson,
): boolean {
  const hasRole = roles.length === 0 || roles.some(({ id }) => who.roles.some((role) => role.id === id))
  const hasLicence =
    licenses.length === 0 ||
    licenses.some(({ code }) => (who.licenses ?? []).some((licence) => licence.type.code === code))
  return hasRole && hasLicence
}

/** Whether a definition fits what is documented; what is not known yet speaks against none. `keys`: those of definitions, by id. */
export function fitsTo(
  { id, key, programs = [], services = [] }: Offering,
  { program, service, filtersByProgram }: Documented,
  keys: ReadonlyMap<string, string>,
): boolean {
  const isIn = (list: readonly Reference[], wanted: { readonly id: string } | undefined) =>
    wanted === undefined || list.length === 0 || list.some((each) => each.id === wanted.id)
  const listed = filtersByProgram ? (program?.noteDefinitions ?? []) : []
  const isListed = listed.length === 0 || listed.some((each) => each.id === id || keys.get(each.id) === key)
  return isIn(programs, program) && isIn(services, service) && isListed
}
