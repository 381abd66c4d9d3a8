import type { Medication } from '#generated/types/medication.ts'
import { keptFrequency, type MedicationLine, writeMedicationLine } from './medication-line.ts'

/** How a medication is taken, as a chart stores it. */
export type StoredDirections = Pick<Medication, 'dose' | 'route' | 'frequency' | 'asNeeded'>

/** The directions of a stored medication in one line. */
export function directionsOf({ dose, route, frequency, asNeeded }: Partial<StoredDirections>): string {
  return writeMedicationLine({
    ...(dose && { dose }),
    ...(route && { route }),
    ...(frequency && { frequency }),
    asNeeded: asNeeded === true,
  })
}

/** The directions of a line as they are stored. */
export function storedDirections(line: MedicationLine): StoredDirections {
  const frequency = keptFrequency(line)
  return {
    ...(line.dose && { dose: line.dose }),
    ...(line.route && { route: line.route }),
    ...(frequency && { frequency }),
    asNeeded: line.asNeeded,
  }
}
