// Generated from schemas/enumerations/administrative-gender.json by npm run generate. Edits are lost.
/** The gender that records and payers ask for. */
export const administrativeGenders = ['male', 'female', 'nonbinary', 'other', 'unknown', 'undisclosed'] as const

export type AdministrativeGender = (typeof administrativeGenders)[number]
