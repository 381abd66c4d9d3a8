import type { Tone } from './appointment-looks.ts'

const soonMilliseconds = 12 * 3_600_000

/** On the page Today, how much a note's time to be signed asks for a look. */
export function dueTone(due: string, now: number): Tone {
  const left = Date.parse(due) - now
  if (isOver(due, now)) return 'danger'
  return left < soonMilliseconds ? 'warn' : 'quiet'
}

/** Whether that time is over. */
export function isOver(due: string, now: number): boolean {
  return Date.parse(due) < now
}
