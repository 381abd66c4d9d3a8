import type { RuleSeverity } from '#generated/enumerations/rule-severity.ts'
import type { Sentence } from '#shared/rules/sentence.ts'
import type { RuleKind } from '#shared/rules/verdict.ts'

/** What became of one item, or of a group that speaks with one voice. */
export type RuleResult = {
  readonly ruleId: string
  readonly ruleVersion: number
  readonly itemId: string
  /** Absent where the product itself asks, and no rule of a kind. */
  readonly kind?: RuleKind
  readonly severity: RuleSeverity
  readonly outcome: 'Pass' | 'Fail' | 'Skipped' | 'Overridden'
  readonly sentence?: Sentence
  /** Whose share of a group session was judged. */
  readonly member?: { readonly id: string; readonly display: string }
  /** May a signer go on past a failure, and must a reason be given? */
  readonly mayOverride: boolean
  readonly needsReason: boolean
}

/** A signer's word that a failure was seen and why it does not matter. */
export type RuleOverride = { readonly ruleId: string; readonly itemId: string; readonly reason: string }

/** What stands between the note and its next step: at `ready` only what blocks, at `sign` also each warning that nobody has taken on. */
export function standingInTheWay(
  results: readonly RuleResult[],
  step: 'ready' | 'sign',
): readonly RuleResult[] {
  const asked: readonly RuleSeverity[] = step === 'ready' ? ['Block'] : ['Block', 'Warn']
  return results.filter((result) => result.outcome === 'Fail' && asked.includes(result.severity))
}
