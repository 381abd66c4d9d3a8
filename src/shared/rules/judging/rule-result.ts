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

/** What stands between the note and its next step: at `ready` what nothing that this person says at signing can lift, at `sign` all that nobody has taken on. */
export function standingInTheWay(
  results: readonly RuleResult[],
  step: 'ready' | 'sign',
): readonly RuleResult[] {
  const failed = results.filter(needsWord)
  return step === 'sign'
    ? failed
    : failed.filter(({ severity, mayOverride }) => severity === 'Block' && !mayOverride)
}

/** Is it signed only with a word of the signer: a warning, or what blocks and may be overridden? */
export function needsWord({ outcome, severity }: Pick<RuleResult, 'outcome' | 'severity'>): boolean {
  return outcome === 'Fail' && severity !== 'Info'
}
