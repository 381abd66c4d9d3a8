import { wantPurge } from '#server/note-parts/charting/want-purge.ts'
import type { Handler } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { writesIn } from './writes-in.ts'

/** A draft goes with all that it was made from: at once from every list, and for good with the next run of the job that purges. */
export const discardDraft: Handler<'transcription.discard'> = async (context, { id }) => {
  const { stores } = context
  const found = await stores.of('Transcription').get(id)
  if (!found.ok) return found
  const { value: transcription } = found
  const note = await writesIn(context, transcription)
  if (!note.ok) return note

  const emptied = await stores
    .of('Transcription')
    .update(
      { id, versionId: transcription.meta.versionId },
      { ...transcription, segments: [], draft: [] },
      { history: 'skip' },
    )
  const gone = emptied.ok
    ? await stores.of('Transcription').remove(id, emptied.value.meta.versionId)
    : emptied
  if (!gone.ok) return gone
  await wantPurge(context)
  const { patient } = note.value ?? {}
  context.note({ ...(patient && { patientId: patient.id }) })
  return succeeded({ discarded: 1 })
}
