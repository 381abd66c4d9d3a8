// Generated from schemas/enumerations/step-signer.json by npm run generate. Edits are lost.
/** Who may sign a step of a note. */
export const stepSigners = [
  'Author',
  'PrimaryPerformer',
  'Supervisor',
  'AnyWithRole',
  'AnyWithLicense',
  'Named',
  'Patient',
  'Guardian',
] as const

export type StepSigner = (typeof stepSigners)[number]
