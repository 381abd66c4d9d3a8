// Generated from schemas/enumerations/signature-meaning.json by npm run generate. Edits are lost.
/** The values of signature meaning. */
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
