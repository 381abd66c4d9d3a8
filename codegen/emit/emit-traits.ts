import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal, nameOrText, quoted } from '#codegen/emit/text/literal.ts'
import type { ElementKind, RuleKind } from '#codegen/model/kinds.ts'
import type { Model } from '#codegen/model/model.ts'

/** What each kind of note rule and each type of form element is, beside its shape. */
export function emitTraits({ ruleKinds, elementKinds }: Model): readonly Emitted[] {
  return [ruleTraits(ruleKinds), elementDisplays(elementKinds)]
}

function ruleTraits(kinds: readonly RuleKind[]): Emitted {
  const lines = kinds.map(({ kind, ...traits }) => `  ${nameOrText(kind)}: ${literal(traits, 1)},`)
  const text = `import type { RuleItemKind } from '../types/rules.ts'

/** Records beside the session itself that kinds of rules look at. */
export type RuleNeed = ${union(kinds.flatMap(({ needs }) => needs))}

/** What a kind of rule does where its author says nothing, and what it has to know. */
export type RuleTraits = {
  readonly defaultSeverity: ${union(kinds.map(({ defaultSeverity }) => defaultSeverity))}
  readonly defaultTiming: ${union(kinds.map(({ defaultTiming }) => defaultTiming))}
  readonly defaultVisitStatuses: readonly (${union(kinds.flatMap(({ defaultVisitStatuses }) => defaultVisitStatuses))})[]
  /** Whose session it judges in a group note. */
  readonly groupTarget: ${union(kinds.map(({ groupTarget }) => groupTarget))}
  /** What it judges in a note of several services. */
  readonly multiServiceTarget: ${union(kinds.map(({ multiServiceTarget }) => multiServiceTarget))}
  readonly needs: readonly RuleNeed[]
  /** What its sentences know of the session and its records, by the names that stand in braces. */
  readonly placeholders: readonly string[]
}

export const ruleTraits: { readonly [Kind in RuleItemKind]: RuleTraits } = {\n${lines.join('\n')}\n}`
  return { path: 'generated/traits/rule-traits.ts', from: 'schemas/rules', text }
}

function elementDisplays(kinds: readonly ElementKind[]): Emitted {
  const lines = kinds.map(({ type, displays }) => `  ${nameOrText(type)}: ${literal(displays, 1)},`)
  const text = `import type { FormElementType } from '../types/elements.ts'

export type DrawnAs = ${union(kinds.flatMap(({ displays }) => displays))}

/** The ways in which an element of each type can be drawn; none: there is but one. */
export const elementDisplays: { readonly [Type in FormElementType]: readonly DrawnAs[] } = {\n${lines.join('\n')}\n}`
  return { path: 'generated/traits/element-displays.ts', from: 'schemas/elements', text }
}

/** The type of these values and no others: who uses it as a wider type hears of a value that is not one of it. */
function union(values: readonly string[]): string {
  return [...new Set(values)].sort().map(quoted).join(' | ') || 'never'
}
