// Generated from schemas/enumerations/media-purpose.json by npm run generate. Edits are lost.
/** What a picture or recording is for. */
export const mediaPurposes = ['Identification', 'Wound', 'Recording', 'Signature', 'Card', 'Other'] as const

export type MediaPurpose = (typeof mediaPurposes)[number]
