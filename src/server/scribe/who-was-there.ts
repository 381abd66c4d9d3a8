import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { Patient } from '#generated/types/patient.ts'
import { familyOf, type MemberPart } from '#server/note-parts/family-of.ts'
import type { Context } from '#server/operations/handler.ts'
import { allNames, nameIn } from '#shared/notes/group/other-members-named.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** The sessions of all who were there, and of a group whom this part does not speak of: no draft of it names them. */
export type WhoWasThere = {
  readonly sessions: readonly Encounter[]
  readonly others: readonly Patient[]
  readonly own: Patient | undefined
}

/** Who was there when a note's session took place: of a group every member who came. Whoever does not see all of them cannot ask them, and has nothing drafted. */
export async function whoWasThere(
  context: Context,
  note: Note,
  encounter: Encounter,
): Promise<Outcome<WhoWasThere>> {
  if (note.composition !== 'Group') return succeeded({ sessions: [encounter], others: [], own: undefined })
  const family = await familyOf(context, note)
  if (!family.ok) return family
  const { common, members = [] } = family.value ?? {}
  if (!common) return refuse('/note', 'scribe.not-all-seen')
  const gone = await goneOf(context, common, members)
  if (!gone.ok) return gone
  const parts = [...members.map((each) => each.note), ...gone.value]
  const ids = new Set(parts.flatMap(({ patient }) => patient?.id ?? []))
  const filters = [{ field: 'id', op: 'in', value: [...ids] }] as const
  const found = await context.stores.of('Patient').find({ filters, pageSize: 500 })
  if (!found.ok) return found
  const { rows } = found.value
  if (rows.length < ids.size) return refuse('/note', 'scribe.not-all-seen')
  return succeeded({
    sessions: members.filter(({ isPresent }) => isPresent).map((member) => member.encounter),
    others: rows.filter(({ id }) => id !== note.patient?.id),
    own: rows.find(({ id }) => id === note.patient?.id),
  })
}

/** The parts that were removed, as of who did not come: nobody of them is asked any more, and still no draft names them. A part that is there and not seen refuses. */
async function goneOf(
  { stores }: Context,
  { definitionAssignments = [] }: Note,
  members: readonly MemberPart[],
): Promise<Outcome<readonly Note[]>> {
  const seen = new Set(members.map(({ note }) => note.id))
  const gone: Note[] = []
  for (const { childNote } of definitionAssignments) {
    if (!childNote || seen.has(childNote.id)) continue
    const part = await stores.of('Note').getAny(childNote.id)
    if (!part.ok && part.failure.kind !== 'missing') return part
    if (!part.ok || !part.value.meta.isDeleted) return refuse('/note', 'scribe.not-all-seen')
    gone.push(part.value)
  }
  return succeeded(gone)
}

/** Refuses the first text in which somebody else of the group is named: it would stand in a chart that is not theirs. */
export function namesNobodyElse(
  { others, own }: WhoWasThere,
  texts: readonly string[],
  pointer: string,
): Outcome<void> {
  const names = others.flatMap(allNames)
  const called = own ? allNames(own) : []
  const at = texts.findIndex((text) => nameIn(text, names, called) !== undefined)
  return at < 0
    ? succeeded(undefined)
    : refuse(`${pointer}/${at}`, 'scribe.names-somebody', { parameters: { number: at + 1 } })
}
