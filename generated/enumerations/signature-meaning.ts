// Generated from schemas/enumerations/signature-meaning.json by npm run generate. Edits are lost.
/** What somebody says by signing. */
export const signatureMeanings = [
  'Authored',
  'CoSigned',
  'Reviewed',
  'Approved',
  'Consented',
  'Acknowledged',
  'Witnessed',
  'Refused',
  'UnableToSign',
] as const

export type SignatureMeaning = (typeof signatureMeanings)[number]
