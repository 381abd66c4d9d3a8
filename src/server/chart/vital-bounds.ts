/** Vital signs in a chart that no living person has; in the units in which the list of vital signs is kept (schemas/resources/observation.json). */
export const vitalBounds: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  'bp-systolic': { least: 40, most: 300 },
  'bp-diastolic': { least: 20, most: 200 },
  pulse: { least: 20, most: 300 },
  respiration: { least: 4, most: 80 },
  temperature: { least: 85, most: 115 },
  weight: { least: 2, most: 1400 },
  height: { least: 10, most: 100 },
  spo2: { least: 40, most: 100 },
  pain: { least: 0, most: 10 },
}

/** The bound of a vital sign that a value lies beyond, if it does. */
export function beyond(code: string, value: number): 'least' | 'most' | undefined {
  const bounds = vitalBounds[code]
  if (!bounds) return undefined
  if (value < bounds.least) return 'least'
  return value > bounds.most ? 'most' : undefined
}
