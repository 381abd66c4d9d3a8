import type { VisitStatus } from '#generated/enumerations/visit-status.ts'
import { ruleTraits } from '#generated/traits/rule-traits.ts'
import type { NoteRule } from '#generated/types/note-rule.ts'
import type { RuleItem } from '#generated/types/rules.ts'
import type { Params } from '#shared/rules/verdict.ts'

type AuthorizationItem = Extract<RuleItem, { readonly kind: 'Authorization' }>

/** By what the first of these rules that asks for an authorization judges a visit that went so, when its note is signed; nothing where none asks. */
export function authorizationParams(
  rules: readonly NoteRule[],
  visitStatus: VisitStatus,
): Partial<Params<'Authorization'>> {
  const { defaultVisitStatuses, defaultTiming } = ruleTraits.Authorization
  const asks = ({ visitStatuses = defaultVisitStatuses, evaluate = defaultTiming }: AuthorizationItem) =>
    evaluate !== 'Live' && visitStatuses.some((each) => each === visitStatus)
  const found = rules
    .flatMap(itemsWithin)
    .find((item): item is AuthorizationItem => item.kind === 'Authorization' && asks(item))
  return found?.params ?? {}
}

type Group = {
  readonly items?: readonly RuleItem[] | undefined
  readonly groups?: readonly Group[] | undefined
}

function itemsWithin({ items = [], groups = [] }: Group): readonly RuleItem[] {
  return [...items, ...groups.flatMap(itemsWithin)]
}
