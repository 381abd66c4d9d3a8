// Generated from schemas/enumerations/episode-diagnosis-use.json by npm run generate. Edits are lost.
/** The values of episode diagnosis use. */
export const episodeDiagnosisUses = ['Admission', 'Treatment', 'Discharge'] as const

export type EpisodeDiagnosisUse = (typeof episodeDiagnosisUses)[number]
