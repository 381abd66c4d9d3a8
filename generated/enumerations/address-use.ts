// Generated from schemas/enumerations/address-use.json by npm run generate. Edits are lost.
/** What an address is for. */
export const addressUses = ['home', 'work', 'temp', 'old', 'billing'] as const

export type AddressUse = (typeof addressUses)[number]
