import type { Transcription } from '#generated/types/transcription.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import type { Stores } from '#server/stores/store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

const day = 86_400_000
/** However it was agreed, no recording outlives its finished note for longer. */
const longest = 30 * day

/** Removes from a chart the recording of one session: the files and not what was written down, with the time at which it was done. */
export const removeRecording: Handler<'transcription.removeRecording'> = async (context, { id }) => {
  const { stores, now } = context
  const transcriptions = stores.of('Transcription')
  const found = await transcriptions.get(id)
  if (!found.ok) return found
  const { value: transcription } = found
  const isDue = await isRemovalDue(context, transcription)
  if (!isDue.ok) return isDue
  if (!isDue.value) return failed({ kind: 'conflict', because: 'stores.version-changed' })

  for (const { media } of transcription.audio ?? []) {
    const removed = media ? await removeMedia(stores, media.id) : succeeded(undefined)
    if (!removed.ok) return removed
  }
  const retention = { ...transcription.retention, audioDeletedAt: now.iso }
  return transcriptions.update(
    { id, versionId: transcription.meta.versionId },
    { ...transcription, retention },
  )
}

/** Removes every recording whose time is over. */
export const removeRecordings: Job = async ({ each, ask }) => {
  let changed = 0
  for await (const { id, audio = [], retention } of each('Transcription', {}))
    if (audio.length > 0 && retention.audioDeletedAt === undefined)
      changed += await ask('transcription.removeRecording', id)
  return changed
}

/** What is agreed for this recording, or as many days after its note was finished as the practice wants. */
async function isRemovalDue(
  { stores, now }: Pick<Context, 'stores' | 'now'>,
  { audio = [], retention, note }: Transcription,
): Promise<Outcome<boolean>> {
  if (audio.length === 0 || retention.audioDeletedAt !== undefined) return succeeded(false)
  if (retention.deleteAudioAt !== undefined && Date.parse(retention.deleteAudioAt) <= now.milliseconds)
    return succeeded(true)
  const finished = note && (await finishedAt(stores, note.id))
  if (!finished?.ok) return finished ?? succeeded(false)
  if (finished.value === undefined) return succeeded(false)
  const days = await retentionDays(stores)
  if (!days.ok) return days
  const kept = retention.deleteAudioAt === undefined ? days.value * day : longest
  return succeeded(finished.value + Math.min(kept, longest) <= now.milliseconds)
}

/** When the note became final; undefined while it is not. */
async function finishedAt(stores: Stores, id: string): Promise<Outcome<number | undefined>> {
  const note = await stores.of('Note').get(id)
  if (!note.ok) return note.failure.kind === 'missing' ? succeeded(undefined) : note
  const { finalAt } = note.value
  return succeeded(finalAt === undefined ? undefined : Date.parse(finalAt))
}

async function retentionDays(stores: Stores): Promise<Outcome<number>> {
  const found = await stores.of('PracticePreferences').find({ pageSize: 1 })
  return found.ok ? succeeded(found.value.rows[0]?.audioRetentionDays ?? 0) : found
}

async function removeMedia(stores: Stores, id: string): Promise<Outcome<unknown>> {
  const media = await stores.of('Media').get(id)
  if (!media.ok) return ['missing', 'gone'].includes(media.failure.kind) ? succeeded(undefined) : media
  return stores.of('Media').remove(id, media.value.meta.versionId)
}
