import type { NoteRule } from '#generated/types/note-rule.ts'
import type { RuleFacts } from '#shared/rules/rule-facts.ts'

/** The rules that judge this note: per key the highest Active version, those whose filter fits, by order, then name (`src/shared/rules/README.md`, "Which rules run"). */
export function selectRules(rules: readonly NoteRule[], facts: RuleFacts): readonly NoteRule[] {
  const newest = new Map<string, NoteRule>()
  for (const rule of rules.filter((each) => each.status === 'Active' && isInForce(each, facts))) {
    const known = newest.get(rule.key)
    if (!known || known.version < rule.version) newest.set(rule.key, rule)
  }
  return [...newest.values()]
    .filter((rule) => fits(rule.appliesTo, facts))
    .sort((one, other) => one.order - other.order || (one.name < other.name ? -1 : 1))
}

type Filter = NonNullable<NoteRule['appliesTo']>

function isInForce(rule: NoteRule, facts: RuleFacts): boolean {
  const date = facts.session.serviceDate ?? facts.now.slice(0, 10)
  return (rule.appliesTo?.from ?? date) <= date && date <= (rule.appliesTo?.until ?? date)
}

/** All conditions that are given must fit; an empty list fits everything. */
function fits(filter: Filter | undefined, facts: RuleFacts): boolean {
  if (!filter) return true

  const { session } = facts
  return [
    among(filter.kinds, [facts.kind]),
    among(filter.compositions, [facts.composition]),
    among(filter.definitions?.map(idOf), [facts.definition.id]),
    among(filter.programs?.map(idOf), [session.program?.id]),
    among(filter.services?.map(idOf), [
      session.service?.id,
      ...facts.services.map((each) => each.service?.id),
    ]),
    among(filter.serviceCategories?.map(codeOf), [session.service?.category]),
    among(filter.payers?.map(idOf), facts.payers),
    among(filter.roles?.map(idOf), facts.roles),
    among(filter.licenses?.map(codeOf), facts.licenses),
    among(filter.modes, [session.mode]),
    among(filter.visitStatuses, [session.visitStatus]),
  ].every(Boolean)
}

function among(wanted: readonly string[] | undefined, present: readonly (string | undefined)[]): boolean {
  if (!wanted || wanted.length === 0) return true
  return present.some((value) => value !== undefined && wanted.includes(value))
}

function idOf(reference: { readonly id: string }): string {
  return reference.id
}

function codeOf(value: { readonly code: string }): string {
  return value.code
}
