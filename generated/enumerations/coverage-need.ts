// Generated from schemas/enumerations/coverage-need.json by npm run generate. Edits are lost.
/** When a session needs coverage. */
export const coverageNeeds = ['Billable', 'Always'] as const

export type CoverageNeed = (typeof coverageNeeds)[number]
