import type { NoteRule } from '#generated/types/note-rule.ts'
import type { RuleFacts } from '#shared/rules/rule-facts.ts'
import type { RuleOverride } from './rule-result.ts'

/** When the rules are asked, and what a signer has taken on. */
export type Asking = {
  readonly timing: 'Live' | 'AtSign'
  readonly overrides: readonly RuleOverride[]
  /** The flag CanOverrideNoteRules: blocking failures may be overridden where the item allows it. */
  readonly mayOverrideBlocks: boolean
}

/** The rule that is being judged, and by what. */
export type Judging = { readonly rule: NoteRule; readonly facts: RuleFacts; readonly asking: Asking }

/** What the signer said about this item. */
export function overrideOf(ruleId: string, itemId: string, asking: Asking): RuleOverride | undefined {
  return asking.overrides.find((each) => each.ruleId === ruleId && each.itemId === itemId)
}
