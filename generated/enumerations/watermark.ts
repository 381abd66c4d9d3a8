// Generated from schemas/enumerations/watermark.json by npm run generate. Edits are lost.
/** What stands across the pages of a document. */
export const watermarks = ['Draft', 'Amended', 'Void', 'Copy'] as const

export type Watermark = (typeof watermarks)[number]
