import { ruleTraits } from '#generated/traits/rule-traits.ts'
import type { RuleItem } from '#generated/types/rules.ts'
import type { RuleKind } from '#shared/rules/verdict.ts'

/** A check with everything said that its kind says by itself, so that nobody has to know it. */
export function withTraits<Item extends RuleItem>(item: Item): Item {
  const { defaultSeverity, defaultTiming, defaultVisitStatuses } = ruleTraits[item.kind]
  const severity = item.severity ?? defaultSeverity
  return {
    severity,
    evaluate: defaultTiming,
    visitStatuses: defaultVisitStatuses,
    allowOverride: severity === 'Warn',
    overrideReasonRequired: true,
    target: 'Auto',
    ...item,
  }
}

/** A check that begins: what its kind does where nothing else is said. */
export function newCheck(kind: RuleKind, id: string): RuleItem {
  return withTraits({ id, kind })
}

/** What was entered; a failure that blocks or only informs is no longer passed over by everybody, unless that is said again. */
export function afterSeverity(before: RuleItem, after: RuleItem): RuleItem {
  const isChanged = before.severity !== after.severity && before.allowOverride === after.allowOverride
  return isChanged ? { ...after, allowOverride: after.severity === 'Warn' } : after
}
