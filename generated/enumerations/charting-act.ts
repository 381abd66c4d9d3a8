// Generated from schemas/enumerations/charting-act.json by npm run generate. Edits are lost.
/** What a signed note does to a fact of the chart. */
export const chartingActs = ['Add', 'Change', 'Stop', 'Review', 'TakeBack'] as const

export type ChartingAct = (typeof chartingActs)[number]
