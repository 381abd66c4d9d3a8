import { type Answers, isRecord } from '#shared/answers/answer.ts'
import { carriedKey } from '#shared/forms/carried.ts'

/** All answers by their questions, whether these are shown at the moment or hidden by their conditions. */
export function shownAndParked({ _parked: parked, [carriedKey]: _, ...shown }: Answers): Answers {
  return { ...(isRecord(parked) ? parked : {}), ...shown }
}
