// Generated from schemas/enumerations/live-region.json by npm run generate. Edits are lost.
/** Whether a screen reader announces a form element when it changes. */
export const liveRegions = ['off', 'polite'] as const

export type LiveRegion = (typeof liveRegions)[number]
