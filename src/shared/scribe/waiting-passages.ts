import type { Transcription } from '#generated/types/transcription.ts'
import type { Passage } from './scribe-engine.ts'

/** The passages of a draft that somebody has still to decide, or to put into the note; none once it is inserted. */
export function waitingPassages({
  acceptance,
  draft = [],
}: Pick<Transcription, 'acceptance' | 'draft'>): readonly Passage[] {
  return acceptance ? [] : draft.filter(({ accepted }) => accepted !== 'Rejected')
}
