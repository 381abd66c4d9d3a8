import type { Reference } from '#generated/types/reference.ts'
import type { Transcription } from '#generated/types/transcription.ts'

/** Has anybody decided something that would be lost? */
export function isBegun(transcription: Transcription | undefined): boolean {
  return (transcription?.draft ?? []).some(
    ({ accepted, evidence = [] }) => accepted !== 'Pending' && evidence.length > 0,
  )
}

/** Who else drafted it, or decided on it, last: that would be lost too. Nobody where it was the reader. */
export function otherHand(
  transcription: Transcription | undefined,
  profileId: string | undefined,
): Reference | undefined {
  const by = transcription?.meta.lastModifiedBy
  return by && by.id !== profileId ? by : undefined
}
