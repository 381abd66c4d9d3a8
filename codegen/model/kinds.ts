import { objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'

/** One kind of note rule: what it does where the author of a rule says nothing, and what it has to know. */
export type RuleKind = {
  readonly kind: string
  readonly defaultSeverity: string
  readonly defaultTiming: string
  readonly defaultVisitStatuses: readonly string[]
  readonly groupTarget: string
  readonly multiServiceTarget: string
  readonly needs: readonly string[]
}

/** Every kind of note rule, in the order of their files. */
export function ruleKindsOf(sources: Sources): readonly RuleKind[] {
  return filesOf(sources, 'rules').map(({ json }) => {
    const rule = objectAt(json, 'x-rule')
    return {
      kind: textAt(json, 'title') ?? '',
      defaultSeverity: textAt(rule, 'defaultSeverity') ?? '',
      defaultTiming: textAt(rule, 'defaultTiming') ?? '',
      defaultVisitStatuses: textsAt(rule, 'defaultVisitStatuses'),
      groupTarget: textAt(rule, 'groupTarget') ?? '',
      multiServiceTarget: textAt(rule, 'multiServiceTarget') ?? '',
      needs: textsAt(rule, 'needs'),
    }
  })
}

/** One type of form element, with the ways in which it can be drawn; none: there is but one. */
export type ElementKind = { readonly type: string; readonly displays: readonly string[] }

/** Every type of form element, in the order of their files. */
export function elementKindsOf(sources: Sources): readonly ElementKind[] {
  return filesOf(sources, 'elements').map(({ json }) => ({
    type: textAt(json, 'title') ?? '',
    displays: textsAt(json, 'x-displays'),
  }))
}
