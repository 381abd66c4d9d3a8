// Generated from schemas/enumerations/instrument-licence.json by npm run generate. Edits are lost.
/** Under which terms an instrument may be used. */
export const instrumentLicences = ['PublicDomain', 'FreeWithNotice', 'Licensed', 'Custom'] as const

export type InstrumentLicence = (typeof instrumentLicences)[number]
