import type { RuleItem } from '#generated/types/rules.ts'
import type { Checks } from './checks.ts'

/** All checks, those in groups too. */
export function itemsWithin({
  items = [],
  groups = [],
}: Pick<Checks, 'items' | 'groups'>): readonly RuleItem[] {
  return [...items, ...groups.flatMap(itemsWithin)]
}
