// Generated from schemas/enumerations/visibility.json by npm run generate. Edits are lost.
/** Who can use a personal tool. */
export const visibilities = ['Personal', 'Team', 'Practice'] as const

export type Visibility = (typeof visibilities)[number]
