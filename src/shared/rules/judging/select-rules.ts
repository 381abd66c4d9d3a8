import type { NoteRule } from '#generated/types/note-rule.ts'
import type { RuleFacts } from '#shared/rules/rule-facts.ts'

/** What every version is in that may judge a note: in use, or replaced by one that is (`selectRules`). */
export const judgingStatuses = ['Active', 'Retired'] as const

/** The rules that judge this note: per key the version in force on the date of service, those whose filter fits, by order, then name (`src/shared/rules/README.md`, "Which rules run"). */
export function selectRules(rules: readonly NoteRule[], facts: RuleFacts): readonly NoteRule[] {
  const date = facts.session.serviceDate ?? facts.now.slice(0, 10)
  return [...new Set(rules.map(({ key }) => key))]
    .flatMap((key) => inForce(versionsOf(rules, key), date))
    .filter((rule) => fits(rule.appliesTo, facts))
    .sort((one, other) => one.order - other.order || (one.name < other.name ? -1 : 1))
}

type Filter = NonNullable<NoteRule['appliesTo']>

/** The versions of a key that count, newest first: the one in use and those that it has replaced. Of a rule that is retired as a whole none does. */
function versionsOf(rules: readonly NoteRule[], key: string): readonly NoteRule[] {
  const published = rules.filter((rule) => rule.key === key && rule.status !== 'Draft')
  const used = published.filter(({ status }) => status === 'Active').map(({ version }) => version)
  return published
    .filter(({ version }) => version <= Math.max(0, ...used))
    .toSorted((one, other) => other.version - one.version)
}

/** Each version holds until the next one begins, or until it ends itself; then none does. */
function inForce(newestFirst: readonly NoteRule[], date: string): readonly NoteRule[] {
  const begun = newestFirst.find(({ appliesTo }) => (appliesTo?.from ?? date) <= date)
  return begun && date <= (begun.appliesTo?.until ?? date) ? [begun] : []
}

/** All conditions that are given must fit; an empty list fits everything. */
function fits(filter: Filter | undefined, facts: RuleFacts): boolean {
  if (!filter) return true

  const { session } = facts
  return [
    among(filter.kinds, [facts.kind]),
    among(filter.compositions, [facts.composition]),
    among(filter.definitions?.map(idOf), [facts.definition.id, ...(facts.sharedDefinitions ?? [])]),
    among(filter.programs?.map(idOf), [session.program?.id]),
    among(filter.services?.map(idOf), [
      session.service?.id,
      ...facts.services.map((each) => each.service?.id),
    ]),
    among(filter.serviceCategories?.map(codeOf), [
      session.service?.category,
      ...facts.services.map((each) => each.service?.category),
    ]),
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
