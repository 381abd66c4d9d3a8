import { discardTranscription } from '#server/note-parts/charting/discard-transcription.ts'
import type { Handler } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { writesIn } from './writes-in.ts'

/** A draft goes with all that it was made from: at once from every list, with its recordings, and for good with the next run of the job that purges. */
export const discardDraft: Handler<'transcription.discard'> = async (context, { id }) => {
  const found = await context.stores.of('Transcription').get(id)
  if (!found.ok) return found
  const note = await writesIn(context, found.value)
  if (!note.ok) return note

  const gone = await discardTranscription(context, found.value)
  if (!gone.ok) return gone
  const { patient } = note.value ?? {}
  context.note({ ...(patient && { patientId: patient.id }) })
  return succeeded({ discarded: 1 })
}
