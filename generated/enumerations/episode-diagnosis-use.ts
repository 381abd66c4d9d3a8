// Generated from schemas/enumerations/episode-diagnosis-use.json by npm run generate. Edits are lost.
/** What a diagnosis is to an enrollment: of admission, treatment or discharge. */
export const episodeDiagnosisUses = ['Admission', 'Treatment', 'Discharge'] as const

export type EpisodeDiagnosisUse = (typeof episodeDiagnosisUses)[number]
