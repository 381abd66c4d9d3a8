import type { Transcription } from '#generated/types/transcription.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import type { Job, JobWork } from '#server/operations/jobs/job.ts'
import { removeContent } from '#server/stores/content/content-query.ts'
import { freeBytes } from '#server/stores/content/free-bytes.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { purgeRows } from '#server/stores/rows/purge-rows-query.ts'
import type { Stores } from '#server/stores/store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

const day = 86_400_000
/** However it was agreed, no recording outlives its finished note for longer. */
const longest = 30 * day

/** Removes from a chart the recording of one session: the files and not what was written down, with the time at which it was done. */
export const removeRecording: Handler<'transcription.removeRecording'> = async (context, { id }) => {
  const { stores, now } = context
  const transcriptions = stores.of('Transcription')
  const found = await transcriptions.getAny(id)
  if (!found.ok) return found
  const { value: transcription } = found
  const isDue = await isRemovalDue(context, transcription)
  if (!isDue.ok) return isDue
  if (!isDue.value) return failed({ kind: 'conflict', because: 'stores.version-changed' })

  for (const { media } of transcription.audio ?? []) {
    const removed = media ? await removeMedia(stores, media.id) : succeeded(undefined)
    if (!removed.ok) return removed
  }
  // What is deleted is no longer changed.
  if (transcription.meta.isDeleted) return found
  const retention = { ...transcription.retention, audioDeletedAt: now.iso }
  return transcriptions.update(
    { id, versionId: transcription.meta.versionId },
    { ...transcription, retention },
  )
}

/** Removes every recording whose time is over, and purges what was typed, heard and drafted for notes that are final, for sessions to which somebody does not agree any more, and what was discarded. */
export const removeRecordings: Job = async (work) => {
  let changed = 0
  const over: string[] = []
  for await (const transcription of work.each('Transcription', { deleted: 'included' })) {
    const { id, audio = [], retention } = transcription
    const isRecorded = audio.length > 0 && retention.audioDeletedAt === undefined
    const removed = isRecorded ? await work.ask('transcription.removeRecording', id) : 0
    changed += removed
    if (removed > 0 || isDiscarded(transcription)) await filesGone(work, audio)
    if (await isOver(work, id)) over.push(id)
  }
  return changed + (await purged(work, over))
}

/** What was discarded was emptied before; what somebody has only deleted can be brought back until its time is over. */
function isDiscarded({ meta, segments = [] }: Transcription): boolean {
  return meta.isDeleted === true && segments.length === 0
}

/** The bytes of recordings that are gone from every list: nobody brings them back. */
async function filesGone(work: JobWork, audio: NonNullable<Transcription['audio']>): Promise<void> {
  for (const { media } of audio) {
    const hashes = media && (await work.open('automation', (opened) => fileOf(opened, media.id)))
    if (hashes?.ok) await freeBytes(work, work.practiceId, hashes.value)
  }
}

async function fileOf(opened: Opened, mediaId: string): Promise<Outcome<readonly string[]>> {
  const media = await openStores(opened).of('Media').get(mediaId)
  if (media.ok || media.failure.kind !== 'gone') return succeeded([])
  const files = await removeContent(opened, mediaId)
  return succeeded(files.map(({ hash }) => hash))
}

/** Nothing of it is to be left; a recording is removed before. */
async function isOver(work: JobWork, id: string): Promise<boolean> {
  const over = await work.open('automation', (opened) => isPast(openStores(opened), id))
  return over.ok && over.value
}

async function isPast(stores: Stores, id: string): Promise<Outcome<boolean>> {
  const found = await stores.of('Transcription').getAny(id)
  if (!found.ok || (await isRecorded(stores, found.value))) return succeeded(false)
  if (isDiscarded(found.value)) return succeeded(true)
  const { retention, note } = found.value
  const refused = await isRefused(stores, found.value)
  if (!refused.ok || refused.value) return refused
  if (retention.keepTranscript || !note) return succeeded(false)
  const finished = await finishedAt(stores, note.id)
  return finished.ok ? succeeded(finished.value !== undefined) : finished
}

async function purged({ practiceId, now, newId, remove }: JobWork, over: readonly string[]): Promise<number> {
  const left = [...over]
  return remove(async (transaction) => {
    const ids = left.splice(0, atOnce)
    const type = 'Transcription'
    await purgeRows(transaction, { practiceId, type, ids, at: now.iso, newId })
    return { type, ids }
  })
}

const atOnce = 200

/** Is there a recording of it still? */
async function isRecorded(stores: Stores, { audio = [], retention, meta }: Transcription): Promise<boolean> {
  if (audio.length === 0 || retention.audioDeletedAt !== undefined) return false
  if (!meta.isDeleted) return true
  const files = await Promise.all(audio.map(({ media }) => media && stores.of('Media').get(media.id)))
  return files.some((file) => file?.ok)
}

/** Has somebody who was there taken the consent back? */
async function isRefused(stores: Stores, { consents = [] }: Transcription): Promise<Outcome<boolean>> {
  for (const { id } of consents) {
    const consent = await stores.of('Consent').get(id)
    if (consent.ok && consent.value.status === 'Revoked') return succeeded(true)
  }
  return succeeded(false)
}

/** What is agreed for this recording, or as many days after its note was finished as the practice wants. */
async function isRemovalDue(
  { stores, now }: Pick<Context, 'stores' | 'now'>,
  transcription: Transcription,
): Promise<Outcome<boolean>> {
  const { retention, note } = transcription
  if (!(await isRecorded(stores, transcription))) return succeeded(false)
  if (isDiscarded(transcription)) return succeeded(true)
  const refused = await isRefused(stores, transcription)
  if (!refused.ok || refused.value) return refused
  if (retention.deleteAudioAt !== undefined && Date.parse(retention.deleteAudioAt) <= now.milliseconds)
    return succeeded(true)
  const finished = note && (await endedAt(stores, note.id))
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
  if (!note.ok) return ['missing', 'gone'].includes(note.failure.kind) ? succeeded(undefined) : note
  const { finalAt } = note.value
  return succeeded(finalAt === undefined ? undefined : Date.parse(finalAt))
}

/** When there was nothing more to be heard for the note: it became final, or was taken away. */
async function endedAt(stores: Stores, id: string): Promise<Outcome<number | undefined>> {
  const note = await stores.of('Note').getAny(id)
  if (!note.ok || !note.value.meta.isDeleted) return finishedAt(stores, id)
  return succeeded(Date.parse(note.value.meta.lastModified))
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
