import type { Transcription } from '#generated/types/transcription.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Stores } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { wantPurge } from './want-purge.ts'

/** Takes a draft away with all that it was made from, its recordings too: at once from everybody, and for good, with the files, by the job that purges. */
export async function discardTranscription(
  context: Context,
  transcription: Transcription,
): Promise<Outcome<void>> {
  const rows = context.stores.of('Transcription')
  const { id, meta, audio = [], retention } = transcription
  const silent = await recordingsGone(context, audio)
  if (!silent.ok) return silent
  const emptied = await rows.update(
    { id, versionId: meta.versionId },
    {
      ...transcription,
      ...{ segments: [], draft: [] },
      ...(silent.value && { retention: { ...retention, audioDeletedAt: context.now.iso } }),
    },
    { history: 'skip' },
  )
  const gone = emptied.ok ? await rows.remove(id, emptied.value.meta.versionId) : emptied
  if (!gone.ok) return gone
  await wantPurge(context)
  return succeeded(undefined)
}

/** Whether there were recordings, and all of them are gone: one that is closed to the acting person is left to the job. */
async function recordingsGone(
  { stores }: Context,
  audio: NonNullable<Transcription['audio']>,
): Promise<Outcome<boolean>> {
  let isSilent = audio.length > 0
  for (const { media } of audio) {
    const gone = media ? await recordingGone(stores, media.id) : succeeded(true)
    if (!gone.ok) return gone
    isSilent &&= gone.value
  }
  return succeeded(isSilent)
}

async function recordingGone(stores: Stores, id: string): Promise<Outcome<boolean>> {
  const found = await stores.of('Media').get(id)
  if (!found.ok) {
    const { kind } = found.failure
    return kind === 'gone' || kind === 'missing' ? succeeded(kind === 'gone') : found
  }
  const gone = await stores.of('Media').remove(id, found.value.meta.versionId)
  return gone.ok ? succeeded(true) : gone
}
