// Generated from schemas/enumerations/group-kind.json by npm run generate. Edits are lost.
/** What a group meets for. */
export const groupKinds = ['Therapy', 'Psychoeducation', 'Skills', 'Family', 'Residence', 'Staff'] as const

export type GroupKind = (typeof groupKinds)[number]
