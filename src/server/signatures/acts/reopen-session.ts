import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { notesOfSession } from '#server/note-parts/frozen/notes-of-session-query.ts'
import type { Context } from '#server/operations/handler.ts'
import { returnUnits } from '#server/signatures/signing/count-units.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import { activitiesIn, sessionActivities } from '#shared/notes/facts/activities-in.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Finished, or settled as missed by the note itself; of a group's member or one service of several the whole says it. */
function isClosed({ status, visitStatus, partOf }: Encounter): boolean {
  return status === 'Finished' || (!partOf && status !== 'Planned' && status === visitStatus)
}

/**
 * When a note is no longer final, its session is not finished either, gives its units back, and no longer says the work on a plan that
 * this note told; unless another final note of the session stands.
 */
export async function reopenSession(context: Context, parts: NoteParts): Promise<Outcome<void>> {
  const encounter = parts.session?.encounter
  if (!encounter || !isClosed(encounter)) return succeeded(undefined)
  const notes = await notesOfSession(context, encounter.id)
  const isFinal = notes.some(
    ({ id, state }) => id !== parts.note.id && (state === 'Signed' || state === 'Amending'),
  )
  if (isFinal) return succeeded(undefined)

  const current = await context.stores.of('Encounter').get(encounter.id)
  if (!current.ok) return current
  const returned = await returnUnits(context, parts)
  if (!returned.ok) return returned
  const { id, meta } = current.value
  const { carePlanActivities: _told, ...rest } = current.value
  const left = activitiesWithout(current.value, parts.note)
  const next = { ...rest, status: 'Planned' as const, ...(left.length > 0 && { carePlanActivities: left }) }
  const written = await context.stores.of('Encounter').update({ id, versionId: meta.versionId }, next)
  return written.ok ? succeeded(undefined) : written
}

/** The work that the session names beside that of the note. */
function activitiesWithout({ carePlanActivities = [] }: Encounter, note: Note) {
  const told = sessionActivities(activitiesIn(note))
  return sessionActivities(carePlanActivities).filter(
    (each) => !told.some((other) => sameAnswer([other], [each])),
  )
}
