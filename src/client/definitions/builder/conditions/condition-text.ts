import type { MessageId } from '#generated/messages/ids.ts'
import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { isGroup } from '#shared/forms/definition.ts'
import { sourceElement } from './source-element.ts'

/** Says texts of the catalogue. */
type Says = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
type Labels = (id: string) => string

type Saying = {
  readonly words: Says
  readonly labels: Labels
  /** What is asked beside the form. */
  readonly beside?: readonly Element[]
}

/** A condition in plain words: `Mood is less than 3 and Sleep has an answer`. */
export function conditionText(group: ConditionGroup, form: Definition, saying: Saying): string {
  const { words } = saying
  const parts = group.clauses.map((each) =>
    isGroup(each) ? `(${conditionText(each, form, saying)})` : clauseText(each, form, saying),
  )
  const joined = parts.join(` ${words(group.combinator === 'And' ? 'builder.and' : 'builder.or')} `)
  return group.combinator === 'None' ? words('builder.none-of', { conditions: joined }) : joined
}

function clauseText(clause: Clause, form: Definition, { words, labels, beside }: Saying): string {
  const element = sourceElement(clause.source, form, beside)
  const source = element?.shortLabel ?? element?.label ?? clause.source
  const operator = labels(`enumeration.ConditionOperator.${clause.operator}`)
  const value = valueText(clause, element, words)
  return [source, operator.toLowerCase(), value].filter(Boolean).join(' ')
}

function valueText({ value }: Clause, element: Element | undefined, words: Says): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return words(value ? 'form.yes' : 'form.no')
  const options = element?.options ?? []
  const said = (code: unknown) => options.find((each) => each.code === code)?.label ?? String(code)
  return Array.isArray(value) ? value.map(said).join(', ') : said(value)
}
