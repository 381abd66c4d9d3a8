import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { notesOfSession } from '#server/note-parts/frozen/notes-of-session-query.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { returnUnits } from '#server/signatures/signing/count-units.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import { activityPlace, isAmong, standingActivities } from '#shared/chart/standing-activities.ts'
import { activitiesIn, sessionActivities } from '#shared/notes/facts/activities-in.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Finished, or settled as missed; of a group's member or one service of several the whole says it. */
function isClosed({ status, partOf }: Encounter): boolean {
  return status === 'Finished' || (!partOf && (status === 'NoShow' || status === 'Cancelled'))
}

/**
 * When a note is no longer final, its session is not finished either, gives its units back, its appointment is missed if it was before, and no longer says the work on a plan that
 * this note told; unless another final note of the session stands.
 */
export async function reopenSession(context: Context, parts: NoteParts): Promise<Outcome<void>> {
  const encounter = parts.session?.encounter
  if (!encounter || !isClosed(encounter)) return succeeded(undefined)
  const notes = await notesOfSession(context, encounter.id)
  const others = notes.filter(({ id }) => id !== parts.note.id)
  const isFinal = others.some(({ state }) => state === 'Signed' || state === 'Amending')
  if (isFinal) return withdraw(context, parts.note, encounter.id)

  const current = await context.stores.of('Encounter').get(encounter.id)
  if (!current.ok) return current
  const returned = await returnUnits(context, parts)
  if (!returned.ok) return returned
  const { id, meta } = current.value
  const { carePlanActivities: _told, withdrawnActivities: _gone, ...rest } = current.value
  const left = activitiesWithout(current.value, parts.note)
  const next = { ...rest, status: 'Planned' as const, ...(left.length > 0 && { carePlanActivities: left }) }
  const written = await context.stores.of('Encounter').update({ id, versionId: meta.versionId }, next)
  return written.ok ? missedAgain(context, written.value) : written
}

/** An appointment that was missed until the note said that it was not is missed again. */
async function missedAgain(context: Context, { appointment }: Encounter): Promise<Outcome<void>> {
  const found = await optional(context, 'Appointment', appointment)
  if (!found.ok) return found
  const { id = '', meta, status, statusHistory = [] } = found.value ?? {}
  const last = statusHistory.findLast(({ from, to }) => from !== to)
  if (!found.value || !meta || status !== 'fulfilled' || last?.from !== 'noshow') return succeeded(undefined)
  const written = await context.stores
    .of('Appointment')
    .update({ id, versionId: meta.versionId }, { ...found.value, status: 'noshow' })
  return written.ok ? succeeded(undefined) : written
}

/** What somebody else has signed stays as it is, and the session says beside it which work on a plan no note tells any more. */
async function withdraw(context: Context, note: Note, sessionId: string): Promise<Outcome<void>> {
  const current = await context.stores.of('Encounter').get(sessionId)
  if (!current.ok) return current
  const { id, meta, withdrawnActivities = [] } = current.value
  const told = activitiesIn(note)
  const gone = standingActivities(current.value).filter((each) => isAmong(each, told))
  if (gone.length === 0) return succeeded(undefined)
  const next = { ...current.value, withdrawnActivities: [...withdrawnActivities, ...gone.map(activityPlace)] }
  const written = await context.stores.of('Encounter').update({ id, versionId: meta.versionId }, next)
  return written.ok ? succeeded(undefined) : written
}

/** The work that the session names beside that of the note. */
function activitiesWithout(session: Encounter, note: Note) {
  const told = sessionActivities(activitiesIn(note))
  return sessionActivities(standingActivities(session)).filter(
    (each) => !told.some((other) => sameAnswer([other], [each])),
  )
}
