// Generated from schemas/resources/note-rule.json by npm run generate. Edits are lost.
import type { ConditionCombinator } from '../enumerations/condition-combinator.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { RuleFilter } from './rule-filter.ts'
import type { RuleGroup } from './rule-group.ts'
import type { RuleItem } from './rules.ts'
import type { RuleSeverity } from '../enumerations/rule-severity.ts'

/** Checks of a note before it is signed. */
export type NoteRule = {
  readonly id: string
  readonly resourceType: 'NoteRule'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Shown in lists and on notes. */
  readonly name: string
  /** The same in every version. */
  readonly key: string
  /** Counts the versions of one key. */
  readonly version: number
  /** Only Active ones can be chosen. */
  readonly status: DefinitionStatus
  /** The former version. */
  readonly replaces?: Reference
  readonly description?: string
  readonly combinator: ConditionCombinator
  /** The checks. */
  readonly items: readonly RuleItem[]
  /** Nested at most 3 deep. */
  readonly groups?: readonly RuleGroup[]
  /** Empty means everywhere. */
  readonly appliesTo?: RuleFilter
  /** Of the whole group, for Or and None. */
  readonly severity?: RuleSeverity
  /** Of the whole group. */
  readonly message?: string
  /** Lower ones are checked first. */
  readonly order: number
}
