import type { MessageId } from '#generated/messages/ids.ts'
import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { isGroup } from '#shared/forms/definition.ts'
import { standingOf } from '#shared/forms/editing/standings-of.ts'

/** Says texts of the catalogue. */
type Says = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
type Labels = (id: string) => string

/** A condition in plain words: `Mood is less than 3 and Sleep has an answer`. */
export function conditionText(
  group: ConditionGroup,
  form: Definition,
  { words, labels }: { readonly words: Says; readonly labels: Labels },
): string {
  const parts = group.clauses.map((each) =>
    isGroup(each)
      ? `(${conditionText(each, form, { words, labels })})`
      : clauseText(each, form, { words, labels }),
  )
  const joined = parts.join(` ${words(group.combinator === 'And' ? 'builder.and' : 'builder.or')} `)
  return group.combinator === 'None' ? words('builder.none-of', { conditions: joined }) : joined
}

function clauseText(
  clause: Clause,
  form: Definition,
  { words, labels }: { readonly words: Says; readonly labels: Labels },
): string {
  const source = sourceText(clause.source, form)
  const operator = labels(`enumeration.ConditionOperator.${clause.operator}`)
  const value = valueText(clause, form, words)
  return [source, operator.toLowerCase(), value].filter(Boolean).join(' ')
}

/** What an element is called where a condition asks it: its short label, its label or its id. */
export function sourceText(source: string, form: Definition): string {
  const element = standingOf(form, source)?.element
  return element?.shortLabel ?? element?.label ?? source
}

function valueText({ source, value }: Clause, form: Definition, words: Says): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return words(value ? 'form.yes' : 'form.no')
  const options = standingOf(form, source)?.element.options ?? []
  const said = (code: unknown) => options.find((each) => each.code === code)?.label ?? String(code)
  return Array.isArray(value) ? value.map(said).join(', ') : said(value)
}
