import type { Note } from '#generated/types/note.ts'
import type { RuleResult as StoredResult } from '#generated/types/rule-result.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { RuleOverride, RuleResult } from '#shared/rules/judging/rule-result.ts'
import type { Preferences } from './practice-preferences.ts'
import { speakerFor, spokenResult } from './speaker-for.ts'

/** The results as the note keeps them; who took on what, why and when stays with them. */
export function storedResults(
  context: Context,
  results: readonly RuleResult[],
  {
    overrides,
    labels,
  }: { readonly overrides: readonly RuleOverride[]; readonly labels: Preferences['labels'] },
): readonly StoredResult[] {
  const speak = speakerFor(context.actor.locale, labels)
  return results.map((result) => {
    const message = spokenResult(result, speak)
    return {
      ruleId: result.ruleId,
      itemId: result.itemId,
      ...(result.kind && { kind: result.kind }),
      severity: result.severity,
      outcome: result.outcome,
      ...(message === undefined ? {} : { message }),
      ruleVersion: String(result.ruleVersion),
      checkedAt: context.now.iso,
      ...overrideOf(context, result, overrides),
    }
  })
}

function overrideOf(
  context: Context,
  result: RuleResult,
  overrides: readonly RuleOverride[],
): Pick<StoredResult, 'override'> {
  const own = overrides.find((each) => each.ruleId === result.ruleId && each.itemId === result.itemId)
  if (result.outcome !== 'Overridden' || !own || !context.actor.profile) return {}
  return { override: { by: context.actor.profile, reason: own.reason, at: context.now.iso } }
}

/** Overrides that earlier signers of this note gave; they hold for those who sign after them. */
export function earlierOverrides(note: Note): readonly RuleOverride[] {
  return (note.ruleResults ?? []).flatMap(({ ruleId, itemId, override }) =>
    override ? [{ ruleId, itemId, reason: override.reason }] : [],
  )
}

/** The results that stand in the way, as findings that say what to fix. */
export function ruleFindings(
  context: Context,
  results: readonly RuleResult[],
  labels: Preferences['labels'],
): readonly Finding[] {
  const speak = speakerFor(context.actor.locale, labels)
  return results.map((result) => ({
    pointer: `/ruleResults/${result.ruleId}/${result.itemId}`,
    weight: result.severity === 'Block' ? 'blocks' : 'warns',
    message: 'rules.described',
    parameters: { text: spokenResult(result, speak) ?? result.kind ?? result.itemId },
  }))
}
