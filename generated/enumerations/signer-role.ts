// Generated from schemas/enumerations/signer-role.json by npm run generate. Edits are lost.
/** In which role somebody has signed. */
export const signerRoles = [
  'Author',
  'Performer',
  'Supervisor',
  'Prescriber',
  'Reviewer',
  'Witness',
  'Patient',
  'Guardian',
  'RelatedPerson',
  'Interpreter',
] as const

export type SignerRole = (typeof signerRoles)[number]
