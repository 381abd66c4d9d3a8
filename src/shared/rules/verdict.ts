import type { RuleSeverity } from '#generated/enumerations/rule-severity.ts'
import type { RuleItem } from '#generated/types/rules.ts'
import type { RuleFacts, SessionFacts } from './rule-facts.ts'
import { type MessageParameters, type Sentence, sentence } from './sentence.ts'

/** What one check says of one session. A pass may carry a hint, a skip its reason, a failure a severity of its own. */
export type Verdict = {
  readonly outcome: 'Pass' | 'Fail' | 'Skipped'
  readonly sentence?: Sentence
  readonly severity?: RuleSeverity
}

export type RuleKind = RuleItem['kind']

/** The parameters of one kind of rule. */
export type Params<Kind extends RuleKind> = NonNullable<Extract<RuleItem, { readonly kind: Kind }>['params']>

/** Judges one session by one kind of rule; pure. */
export type RuleCheck<Kind extends RuleKind> = (
  params: Partial<Params<Kind>>,
  session: SessionFacts,
  facts: RuleFacts,
) => Verdict

export const pass: Verdict = { outcome: 'Pass' }

/** The condition holds, and there is something to know. */
export function passWith(id: string, parameters?: MessageParameters): Verdict {
  return { outcome: 'Pass', sentence: sentence(id, parameters) }
}

/** The condition does not hold. */
export function fail(id: string, parameters?: MessageParameters): Verdict {
  return { outcome: 'Fail', sentence: sentence(id, parameters) }
}

/** There is nothing to judge. */
export function skip(id: string, parameters?: MessageParameters): Verdict {
  return { outcome: 'Skipped', sentence: sentence(id, parameters) }
}

/** The first thing that is wrong; else the first hint, else a plain pass. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  const wrong = verdicts.find((verdict) => verdict.outcome === 'Fail')
  return wrong ?? verdicts.find((verdict) => verdict.sentence !== undefined) ?? pass
}

/** What has to be known for this was not looked up, so nothing is said. */
export const notChecked: Verdict = skip('rules.not-checked')
