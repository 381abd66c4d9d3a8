// Generated from schemas/enumerations/information-source.json by npm run generate. Edits are lost.
/** Who told of a medication. */
export const informationSources = ['Patient', 'Family', 'Pharmacy', 'Record'] as const

export type InformationSource = (typeof informationSources)[number]
