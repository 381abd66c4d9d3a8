import type { RuleGroup } from '#generated/types/rule-group.ts'

/** What a rule and a group of checks have in common. */
export type Checks = Pick<RuleGroup, 'combinator' | 'severity' | 'message' | 'items' | 'groups'>
