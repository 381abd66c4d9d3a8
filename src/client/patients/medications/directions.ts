import type { Words } from '#client/ui/words.tsx'
import type { Medication } from '#generated/types/medication.ts'
import { keptFrequency, type MedicationLine, writeMedicationLine } from '#shared/chart/medication-line.ts'

type Directions = Pick<Medication, 'dose' | 'route' | 'frequency' | 'asNeeded'>

/** The directions of a stored medication in one line. */
export function directionsOf({ dose, route, frequency, asNeeded }: Partial<Directions>): string {
  return writeMedicationLine({
    ...(dose && { dose }),
    ...(route && { route }),
    ...(frequency && { frequency }),
    asNeeded: asNeeded === true,
  })
}

/** The directions of a line as they are stored. */
export function storedDirections(line: MedicationLine): Directions {
  const frequency = keptFrequency(line)
  return {
    ...(line.dose && { dose: line.dose }),
    ...(line.route && { route: line.route }),
    ...(frequency && { frequency }),
    asNeeded: line.asNeeded,
  }
}

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
export function areDirectionsTooLong(directions: Directions): boolean {
  const { dose = '', route = '', frequency = '' } = directions
  return [dose, route, frequency].some((part) => part.length > longest)
}
