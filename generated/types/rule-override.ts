// Generated from schemas/types/rule-override.json by npm run generate. Edits are lost.
/** Why a warning or an overridable failure was passed over. */
export type RuleOverride = {
  readonly ruleId: string
  readonly itemId: string
  readonly reason: string
}
