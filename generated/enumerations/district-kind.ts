// Generated from schemas/enumerations/district-kind.json by npm run generate. Edits are lost.
/** What kind of area a district is. */
export const districtKinds = ['county', 'city', 'zone', 'catchment'] as const

export type DistrictKind = (typeof districtKinds)[number]
