// Generated from schemas/enumerations/instrument-licence.json by npm run generate. Edits are lost.
/** The values of instrument licence. */
export const instrumentLicences = ['PublicDomain', 'FreeWithNotice', 'Licensed', 'Custom'] as const

export type InstrumentLicence = (typeof instrumentLicences)[number]
