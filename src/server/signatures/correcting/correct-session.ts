import type { Encounter } from '#generated/types/encounter.ts'
import { tellMeeting } from '#server/note-parts/group/tell-meeting.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** Writes a member's session as an administrator has corrected it, and tells the meeting's; one that was missed is open again until its note is signed. */
export async function correctSession(
  context: Context,
  before: Encounter,
  wanted: Encounter,
): Promise<Outcome<void>> {
  const current = await context.stores.of('Encounter').get(before.id)
  if (!current.ok) return current
  const { id, meta, status } = current.value
  const isMissed = status === 'NoShow' || status === 'Cancelled'
  const next: Encounter = {
    ...wanted,
    status: isMissed ? 'Planned' : status,
    meta,
    ...(current.value.notes && { notes: current.value.notes }),
  }
  const written = await context.stores.of('Encounter').update({ id, versionId: meta.versionId }, next)
  return written.ok ? tellMeeting(context, before, written.value) : written
}
