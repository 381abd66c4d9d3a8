// Generated from schemas/enumerations/live-region.json by npm run generate. Edits are lost.
/** The values of live region. */
export const liveRegions = ['off', 'polite'] as const

export type LiveRegion = (typeof liveRegions)[number]
