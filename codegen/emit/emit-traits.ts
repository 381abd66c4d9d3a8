import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal, nameOrText, quoted } from '#codegen/emit/text/text.ts'
import type { RuleKind } from '#codegen/model/rule-kind.ts'

/** What each kind of note rule is, beside the shape of its parameters. */
export function emitRuleTraits(kinds: readonly RuleKind[]): Emitted {
  const lines = kinds.map(({ kind, ...traits }) => `  ${nameOrText(kind)}: ${literal(traits, 1)},`)
  const needs = [...new Set(kinds.flatMap((kind) => kind.needs))].sort()
  const text = [
    ruleImports,
    '/** Records beside the session itself that kinds of rules look at. */',
    `export type RuleNeed = ${needs.length === 0 ? 'never' : needs.map(quoted).join(' | ')}\n`,
    ruleTraitsType,
    `export const ruleTraits: { readonly [Kind in RuleItemKind]: RuleTraits } = {\n${lines.join('\n')}\n}`,
  ].join('\n')
  return { path: 'generated/traits/rule-traits.ts', from: 'schemas/rules', text }
}

const ruleImports = `import type { RuleSeverity } from '../enumerations/rule-severity.ts'
import type { RuleTiming } from '../enumerations/rule-timing.ts'
import type { VisitStatus } from '../enumerations/visit-status.ts'
import type { RuleItemKind } from '../types/rules.ts'
`

const ruleTraitsType = `/** What a kind of rule does where its author says nothing, and what it has to know. */
export type RuleTraits = {
  readonly defaultSeverity: RuleSeverity
  readonly defaultTiming: RuleTiming
  readonly defaultVisitStatuses: readonly VisitStatus[]
  /** Whose session it judges in a group note. */
  readonly groupTarget: 'Parent' | 'Members' | 'Everybody'
  /** What it judges in a note of several services. */
  readonly multiServiceTarget: 'Parent' | 'Services'
  readonly needs: readonly RuleNeed[]
}
`
