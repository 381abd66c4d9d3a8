// Generated from schemas/enumerations/draft-acceptance.json by npm run generate. Edits are lost.
/** What was decided of a drafted passage. */
export const draftAcceptances = ['Pending', 'Accepted', 'Edited', 'Rejected'] as const

export type DraftAcceptance = (typeof draftAcceptances)[number]
