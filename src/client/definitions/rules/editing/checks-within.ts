import type { RuleGroup } from '#generated/types/rule-group.ts'
import type { RuleItem } from '#generated/types/rules.ts'

/** What a rule and a group of checks have in common. */
export type Checks = Pick<RuleGroup, 'combinator' | 'severity' | 'message' | 'items' | 'groups'>

/** All checks, those in groups too. */
export function itemsWithin({
  items = [],
  groups = [],
}: Pick<Checks, 'items' | 'groups'>): readonly RuleItem[] {
  return [...items, ...groups.flatMap(itemsWithin)]
}

/** The check that a problem's place means: `/groups/0/items/1/params/maxMinutes`. */
export function itemAt(checks: Pick<Checks, 'items' | 'groups'>, pointer: string): RuleItem | undefined {
  const [list, index = '', ...rest] = pointer.split('/').slice(1)
  if (list === 'items') return checks.items?.[Number(index)]
  const inner = list === 'groups' ? checks.groups?.[Number(index)] : undefined
  return inner && itemAt(inner, `/${rest.join('/')}`)
}
