import type { Transcription } from '#generated/types/transcription.ts'
import { waitingPassages } from '#shared/scribe/waiting-passages.ts'
import { type Opinion, right, wrong } from './opinion.ts'

/** A note isn't ready while passages drafted for it wait; nothing is said where nothing was drafted, or nobody looked. */
export function sayPassages(
  { id }: { readonly id: string },
  transcriptions: readonly Transcription[] | undefined,
): Opinion | undefined {
  const own = (transcriptions ?? []).filter(({ note, draft = [] }) => note?.id === id && draft.length > 0)
  if (own.length === 0) return undefined
  const count = own.flatMap(waitingPassages).length
  return count > 0 ? wrong('notes.passages-wait', { count }, 'Block') : right('notes.passages-decided')
}
