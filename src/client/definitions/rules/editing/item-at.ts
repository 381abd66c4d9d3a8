import type { RuleItem } from '#generated/types/rules.ts'
import type { Checks } from './checks.ts'

/** The check that a problem's place means: `/groups/0/items/1/params/maxMinutes`. */
export function itemAt(checks: Pick<Checks, 'items' | 'groups'>, pointer: string): RuleItem | undefined {
  const [list, index = '', ...rest] = pointer.split('/').slice(1)
  if (list === 'items') return checks.items?.[Number(index)]
  const inner = list === 'groups' ? checks.groups?.[Number(index)] : undefined
  return inner && itemAt(inner, `/${rest.join('/')}`)
}
