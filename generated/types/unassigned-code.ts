// Generated from schemas/types/unassigned-code.json by npm run generate. Edits are lost.
/** A ZIP code of patients that belongs to no district. */
export type UnassignedCode = {
  readonly postalCode: string
  readonly patients: number
}
