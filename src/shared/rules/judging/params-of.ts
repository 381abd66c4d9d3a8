import type { VisitStatus } from '#generated/enumerations/visit-status.ts'
import { ruleTraits } from '#generated/traits/rule-traits.ts'
import type { NoteRule } from '#generated/types/note-rule.ts'
import type { RuleItem } from '#generated/types/rules.ts'
import type { Params, RuleKind } from '#shared/rules/verdict.ts'

/** By what parameters the first item of a kind judges a visit that went so when its note is signed; none where no rule asks. */
export function paramsOf<Kind extends RuleKind>(
  rules: readonly NoteRule[],
  kind: Kind,
  visitStatus: VisitStatus,
): Partial<Params<Kind>> {
  const found = rules.flatMap(itemsWithin).find((item) => {
    const statuses: readonly VisitStatus[] = item.visitStatuses ?? ruleTraits[item.kind].defaultVisitStatuses
    const timing = item.evaluate ?? ruleTraits[item.kind].defaultTiming
    return item.kind === kind && timing !== 'Live' && statuses.includes(visitStatus)
  })
  return (found?.params ?? {}) as Partial<Params<Kind>>
}

type Group = {
  readonly items?: readonly RuleItem[] | undefined
  readonly groups?: readonly Group[] | undefined
}

function itemsWithin({ items = [], groups = [] }: Group): readonly RuleItem[] {
  return [...items, ...groups.flatMap(itemsWithin)]
}
