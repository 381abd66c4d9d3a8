// Generated from schemas/enumerations/charting-doubt.json by npm run generate. Edits are lost.
/** Why a note does not write something into the chart. */
export const chartingDoubts = ['NoGrant', 'ChangedSince', 'NotThere', 'AlreadyThere', 'Incomplete', 'Closed', 'Refused'] as const

export type ChartingDoubt = (typeof chartingDoubts)[number]
