// Generated from schemas/enumerations/frequency-period.json by npm run generate. Edits are lost.
/** The span of time that a frequency counts in. */
export const frequencyPeriods = ['day', 'week', 'month'] as const

export type FrequencyPeriod = (typeof frequencyPeriods)[number]
