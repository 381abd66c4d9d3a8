// Generated from schemas/types/element-id.json by npm run generate. Edits are lost.
/** The id of a form element. */
export type ElementId = string
