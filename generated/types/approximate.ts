// Generated from schemas/types/approximate.json by npm run generate. Edits are lost.
/** A year, a month, a day or an instant; its length tells the precision. */
export type Approximate = string
