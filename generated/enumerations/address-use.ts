// Generated from schemas/enumerations/address-use.json by npm run generate. Edits are lost.
/** The values of address use. */
export const addressUses = ['home', 'work', 'temp', 'old', 'billing'] as const

export type AddressUse = (typeof addressUses)[number]
