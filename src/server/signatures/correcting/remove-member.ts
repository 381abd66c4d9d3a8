import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { isWritten } from '#shared/notes/group/may-be-corrected.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

type Member = { readonly note: Note; readonly common: Note; readonly session: Encounter }

/** Takes somebody out of a group's note who was not expected: the part, as long as nothing stands in it, the session, and the rows that name them. */
export async function removeMember(
  context: Context,
  { note, common, session }: Member,
): Promise<Outcome<void>> {
  if (isWritten(note)) return refuse('/isRemoved', 'signatures.correct-written')
  const gone = await context.stores.of('Note').remove(note.id, note.meta.versionId)
  if (!gone.ok) return gone
  const cancelled = await context.stores.of('Encounter').update(
    { id: session.id, versionId: session.meta.versionId },
    {
      ...session,
      status: 'Cancelled',
      visitStatus: 'Cancelled',
      notes: (session.notes ?? []).filter(({ id }) => id !== note.id),
    },
  )
  if (!cancelled.ok) return cancelled
  const whole = await context.stores.of('Note').get(common.id)
  if (!whole.ok) return whole
  const left = (whole.value.definitionAssignments ?? []).filter(({ childNote }) => childNote?.id !== note.id)
  const written = await context.stores
    .of('Note')
    .update(
      { id: common.id, versionId: whole.value.meta.versionId },
      { ...whole.value, definitionAssignments: left },
      { history: 'keep' },
    )
  return written.ok ? withoutOverride(context, session) : written
}

/** The meeting no longer says how somebody's visit went who does not belong to it. */
async function withoutOverride(context: Context, { partOf, patient }: Encounter): Promise<Outcome<void>> {
  if (!partOf) return succeeded(undefined)
  const meeting = await context.stores.of('Encounter').get(partOf.id)
  if (!meeting.ok) return meeting
  const { id, meta, visitStatusOverrides = [] } = meeting.value
  const left = visitStatusOverrides.filter((each) => each.patient.id !== patient?.id)
  if (left.length === visitStatusOverrides.length) return succeeded(undefined)
  const next = { ...meeting.value, visitStatusOverrides: left }
  const written = await context.stores.of('Encounter').update({ id, versionId: meta.versionId }, next)
  return written.ok ? succeeded(undefined) : written
}
