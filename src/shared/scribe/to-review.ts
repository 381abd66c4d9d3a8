import type { Transcription } from '#generated/types/transcription.ts'

type Drafted = Pick<Transcription, 'id' | 'draft'>

/** Which drafts are reviewed now, by their ids: the chosen ones, then the others that wait. Where none of the chosen has a passage there is nothing to review, and none that comes later opens by itself. */
export function toReview(chosen: readonly Drafted[], waiting: readonly Drafted[]): readonly string[] {
  const now = chosen.filter(({ draft = [] }) => draft.length > 0)
  if (now.length === 0) return []
  return [...new Set([...now, ...waiting].map(({ id }) => id))]
}
