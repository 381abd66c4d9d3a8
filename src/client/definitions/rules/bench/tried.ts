import type { NoteRule } from '#generated/types/note-rule.ts'
import { checkRules } from '#shared/rules/judging/check-rules.ts'
import { type RuleResult, standingInTheWay } from '#shared/rules/judging/rule-result.ts'
import { selectRules } from '#shared/rules/judging/select-rules.ts'
import type { RuleFacts } from '#shared/rules/rule-facts.ts'

/** When a rule is asked: while somebody writes, when the note is marked ready, when it is signed. */
export const benchSteps = ['write', 'ready', 'sign'] as const
/** One of them. */
export type BenchStep = (typeof benchSteps)[number]

/** What a rule comes to: it is not for such notes, it is only read while writing, it stops the note, asks its signer, or lets it pass. */
export type BenchVerdict = 'not-for-it' | 'write' | 'stops' | 'asks' | 'lets-pass'

/** What a rule says of a note. */
export type Tried = { readonly verdict: BenchVerdict; readonly results: readonly RuleResult[] }

/** Judges a note by a rule that is not in use yet, by the very function that judges it at each step. */
export function tried(rule: NoteRule, facts: RuleFacts, step: BenchStep): Tried {
  const asked = selectRules([{ ...rule, status: 'Active' }], facts)
  const results = checkRules(asked, facts, {
    timing: step === 'write' ? 'Live' : 'AtSign',
    overrides: [],
    mayOverrideBlocks: false,
  })
  return { verdict: verdictOf(asked.length > 0, results, step), results }
}

function verdictOf(isAsked: boolean, results: readonly RuleResult[], step: BenchStep): BenchVerdict {
  if (!isAsked) return 'not-for-it'
  if (step === 'write') return 'write'
  const inTheWay = standingInTheWay(results, step)
  if (inTheWay.length === 0) return 'lets-pass'
  return inTheWay.some(({ severity }) => severity === 'Block') ? 'stops' : 'asks'
}
