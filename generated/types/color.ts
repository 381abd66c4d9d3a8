// Generated from schemas/types/color.json by npm run generate. Edits are lost.
/** A colour as #rrggbb. */
export type Color = string
