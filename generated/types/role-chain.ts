// Generated from schemas/types/role-chain.json by npm run generate. Edits are lost.
/** A role of a person with those of its grant sets that give what was asked about. */
export type RoleChain = {
  readonly role: string
  readonly grantSets: readonly string[]
}
