/** How a note stands to its time to sign. */
export type Lateness = 'onTime' | 'dueSoon' | 'late'

/** `dueSoon` in the last quarter of the time between the session's end and `due`, `late` after it. Today shows it first: so nothing is loaded for it. */
export function latenessOf(end: string, due: string, now: string): Lateness {
  const left = Date.parse(due) - Date.parse(now)
  if (left < 0) return 'late'
  return left > (Date.parse(due) - Date.parse(end)) / 4 ? 'onTime' : 'dueSoon'
}
