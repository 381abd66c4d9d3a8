import type { Encounter } from '#generated/types/encounter.ts'
import type { Context } from '#server/operations/handler.ts'
import { returnUnits } from '#server/signatures/signing/count-units.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Finished, or settled as missed by the note itself; of a group's member or one service of several the whole says it. */
function isClosed({ status, visitStatus, partOf }: Encounter): boolean {
  return status === 'Finished' || (!partOf && status !== 'Planned' && status === visitStatus)
}

/** When a note is no longer final, its session is not finished either, and gives its units back; unless another final note of the session stands. */
export async function reopenSession(context: Context, parts: NoteParts): Promise<Outcome<void>> {
  const encounter = parts.session?.encounter
  if (!encounter || !isClosed(encounter)) return succeeded(undefined)
  const filters = [{ field: 'encounter', op: 'eq', value: encounter.id }] as const
  const notes = await context.stores.of('Note').find({ filters, pageSize: 100 })
  if (!notes.ok) return notes
  const isFinal = notes.value.rows.some(
    ({ id, signingState }) =>
      id !== parts.note.id && (signingState === 'Signed' || signingState === 'Amending'),
  )
  if (isFinal) return succeeded(undefined)

  const current = await context.stores.of('Encounter').get(encounter.id)
  if (!current.ok) return current
  const returned = await returnUnits(context, parts)
  if (!returned.ok) return returned
  const { id, meta } = current.value
  const next = { ...current.value, status: 'Planned' as const }
  const written = await context.stores.of('Encounter').update({ id, versionId: meta.versionId }, next)
  return written.ok ? succeeded(undefined) : written
}
