// Generated from schemas/enumerations/coverage-status.json by npm run generate. Edits are lost.
/** Whether a policy is in force. */
export const coverageStatuses = ['Active', 'Pending', 'Terminated', 'EnteredInError'] as const

export type CoverageStatus = (typeof coverageStatuses)[number]
