import type { RuleItem } from '#generated/types/rules.ts'
import type { RuleFacts, SessionFacts } from './facts.ts'
import { type Parameters, type Sentence, sentence } from './sentence.ts'

/** What one check says of one session. A pass may carry a hint, a skip its reason. */
export type Verdict = { readonly outcome: 'Pass' | 'Fail' | 'Skipped'; readonly sentence?: Sentence }

export type RuleKind = RuleItem['kind']

/** The parameters of one kind of rule. */
export type Params<Kind extends RuleKind> = NonNullable<Extract<RuleItem, { readonly kind: Kind }>['params']>

/** Judges one session by one kind of rule; pure. */
export type Check<Kind extends RuleKind> = (
  params: Partial<Params<Kind>>,
  session: SessionFacts,
  facts: RuleFacts,
) => Verdict

export const pass: Verdict = { outcome: 'Pass' }

/** The condition holds, and there is something to know. */
export function passWith(id: string, parameters?: Parameters): Verdict {
  return { outcome: 'Pass', sentence: sentence(id, parameters) }
}

/** The condition does not hold. */
export function fail(id: string, parameters?: Parameters): Verdict {
  return { outcome: 'Fail', sentence: sentence(id, parameters) }
}

/** There is nothing to judge. */
export function skip(id: string, parameters?: Parameters): Verdict {
  return { outcome: 'Skipped', sentence: sentence(id, parameters) }
}
