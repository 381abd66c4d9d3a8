import type { Note } from '#generated/types/note.ts'
import type { RuleResult as StoredResult } from '#generated/types/rule-result.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { RuleOverride, RuleResult } from '#shared/rules/judging/rule-result.ts'
import type { Preferences } from './practice-preferences.ts'
import { speakerFor, spokenLocales, spokenResult } from './speaker-for.ts'

type Override = NonNullable<StoredResult['override']>

/** A result, with the word by which somebody has taken it on at an earlier signature of this note that still stands. */
export type CarriedResult = RuleResult & { readonly carried?: Override }

/** The results, with what earlier signers have taken on: it holds for those who sign after them, whatever these may do themselves, while its signature stands and the check says the very same. */
export function withCarried(
  { ruleResults = [], signatures = [] }: Pick<Note, 'ruleResults' | 'signatures'>,
  results: readonly RuleResult[],
  labels: Preferences['labels'],
): readonly CarriedResult[] {
  const stands = ({ at }: Override) =>
    signatures.some(({ signedAt, invalidated }) => signedAt === at && !invalidated)
  const given = ruleResults.filter(({ override }) => override && stands(override))
  return results.map((result) => {
    if (result.outcome !== 'Fail' && result.outcome !== 'Overridden') return result
    const carried = given.find((earlier) => saysTheSame(earlier, result, labels))?.override
    return carried ? { ...result, outcome: 'Overridden', carried } : result
  })
}

/** In whichever language it was kept. */
function saysTheSame(earlier: StoredResult, result: RuleResult, labels: Preferences['labels']): boolean {
  return (
    earlier.ruleId === result.ruleId &&
    earlier.itemId === result.itemId &&
    earlier.severity === result.severity &&
    spokenLocales.some((locale) => spokenResult(result, speakerFor(locale, labels)) === earlier.message)
  )
}

/** The results as the note keeps them; who took on what, why and when stays with them. */
export function storedResults(
  context: Context,
  results: readonly CarriedResult[],
  {
    overrides = [],
    labels,
  }: { readonly overrides?: readonly RuleOverride[] | undefined; readonly labels: Preferences['labels'] },
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
  result: CarriedResult,
  overrides: readonly RuleOverride[],
): Pick<StoredResult, 'override'> {
  if (result.carried) return { override: result.carried }
  const own = overrides.find((each) => each.ruleId === result.ruleId && each.itemId === result.itemId)
  if (result.outcome !== 'Overridden' || !own || !context.actor.profile) return {}
  return { override: { by: context.actor.profile, reason: own.reason, at: context.now.iso } }
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
