import { answerHeaders } from '#generated/operations/answer-headers.ts'
import type { OperationAnswer } from '#server/operations/call.ts'
import { expansionBatch } from '#shared/limits/limits.ts'

/** How much is reckoned for what: units for each KiB that is begun, milliseconds for a call and for each row. */
const reckoned = { unit: 1_024, reading: 1, writing: 5, call: 0.2, row: 0.02, populated: 0.05 }

/**
 * The headers that say how much work an answer was. They are reckoned from what it shows and from nothing else: what was measured
 * would tell of rows that its reader does not see.
 */
export function workHeaders(
  { rows, populated = 0, total, timeToLive }: OperationAnswer,
  { text, isSafe }: { readonly text: string; readonly isSafe: boolean },
): Readonly<Record<string, string>> {
  const units = Math.max(1, Math.ceil(text.length / reckoned.unit))
  const each = isSafe || rows !== undefined ? reckoned.reading : reckoned.writing
  const trips = 1 + (total === undefined ? 0 : 1) + Math.ceil(populated / expansionBatch)
  return {
    [answerHeaders.requestCharge]: String(units * each),
    [answerHeaders.queryTime]: (reckoned.call + (rows ?? 1) * reckoned.row).toFixed(2),
    [answerHeaders.queryTrips]: String(trips),
    [answerHeaders.populationTime]: (populated * reckoned.populated).toFixed(2),
    ...(timeToLive !== undefined && { [answerHeaders.timeToLive]: String(timeToLive) }),
  }
}
