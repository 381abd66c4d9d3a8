import type { Medication } from '#generated/types/medication.ts'

/** A medication of a chart in one line, as a note takes it over: what it is and how it is taken. */
export function medicationText({
  medication,
  display,
  dose,
  route,
  frequency,
}: Pick<Medication, 'medication' | 'display' | 'dose' | 'route' | 'frequency'>): string {
  return [medication?.display ?? display, dose, route, frequency].filter(Boolean).join(' ')
}
