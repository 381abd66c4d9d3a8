import { send } from '#client/api/send.ts'
import type { Transcription } from '#generated/types/transcription.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/**
 * Names the draft that a new one would replace: in its newest version while nobody but the asker has changed it, else as it stands on
 * the screen, which the server refuses. Of a draft that is gone nothing is named.
 */
export async function versionSeen(
  seen: Transcription | undefined,
  profileId: string | undefined,
): Promise<Outcome<{ readonly versionId?: string }>> {
  if (!seen) return succeeded({})
  const read = await send('transcription.read', { id: seen.id })
  if (!read.ok) return ['missing', 'gone'].includes(read.failure.kind) ? succeeded({}) : read
  const { versionId, lastModifiedBy } = read.value.meta
  return succeeded({ versionId: lastModifiedBy?.id === profileId ? versionId : seen.meta.versionId })
}
