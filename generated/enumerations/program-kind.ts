// Generated from schemas/enumerations/program-kind.json by npm run generate. Edits are lost.
/** What kind of service line a program is. */
export const programKinds = [
  'Outpatient',
  'IntensiveOutpatient',
  'PartialHospital',
  'Residential',
  'Crisis',
  'CaseManagement',
  'AssertiveCommunity',
  'SubstanceUse',
  'OpioidTreatment',
  'School',
  'PeerSupport',
  'Vocational',
  'Intake',
  'Other',
] as const

export type ProgramKind = (typeof programKinds)[number]
