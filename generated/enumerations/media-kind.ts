// Generated from schemas/enumerations/media-kind.json by npm run generate. Edits are lost.
/** What kind of picture or recording it is. */
export const mediaKinds = ['Photo', 'Audio', 'Video', 'Drawing', 'BodyMap'] as const

export type MediaKind = (typeof mediaKinds)[number]
