// Generated from schemas/enumerations/disclosure-direction.json by npm run generate. Edits are lost.
/** Which way information goes. */
export const disclosureDirections = ['Disclose', 'Obtain', 'Exchange'] as const

export type DisclosureDirection = (typeof disclosureDirections)[number]
