// Generated from schemas/enumerations/scan-result.json by npm run generate. Edits are lost.
/** What the virus scan found. */
export const scanResults = ['Pending', 'Clean', 'Infected'] as const

export type ScanResult = (typeof scanResults)[number]
