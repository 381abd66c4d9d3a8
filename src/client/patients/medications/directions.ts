import type { Words } from '#client/ui/words.tsx'
import type { StoredDirections } from '#shared/chart/directions.ts'
import type { MedicationLine } from '#shared/chart/medication-line.ts'

/** What was understood of a line, part by part, and what is kept as it was written. */
export function understoodDirections(line: MedicationLine, words: Words): string | undefined {
  const { dose, route, frequency, asNeeded, unread } = line
  const parts = [
    dose && words('chart-medications.understood-dose', { dose }),
    route && words('chart-medications.understood-route', { route }),
    frequency && words('chart-medications.understood-frequency', { frequency }),
    asNeeded && words('chart-medications.understood-as-needed'),
    unread && words('chart-medications.kept-as-written', { text: unread }),
  ].filter(Boolean)
  return parts.length === 0 ? undefined : parts.join(' · ')
}

/** The most letters of each part. */
const longest = 60

/** Whether a part is too long to be stored. */
export function areDirectionsTooLong(directions: StoredDirections): boolean {
  const { dose = '', route = '', frequency = '' } = directions
  return [dose, route, frequency].some((part) => part.length > longest)
}
