import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { type Element, isGroup } from '#shared/forms/definition.ts'
import type { SpeakMessage } from '#shared/rules/sentence.ts'
import { fieldsOf, firstText } from './fields-of.ts'

/** A condition as a person says it: “Mood” is “Sad” and “Sleep” has no answer. Questions that are not among these are called by their ids. */
export function conditionInWords(
  group: ConditionGroup,
  among: ReadonlyMap<string, Element>,
  say: SpeakMessage,
): string {
  const parts = group.clauses.map((clause) =>
    isGroup(clause)
      ? say('versions.in-brackets', { condition: conditionInWords(clause, among, say) })
      : clauseInWords(clause, among, say),
  )
  if (parts.length === 0) return say(`versions.no-clause-${group.combinator}`, {})
  if (group.combinator === 'None') return say('versions.none-of', { parts: parts.join('; ') })
  const between = say(group.combinator === 'Or' ? 'versions.or' : 'versions.and', {})
  return parts.join(` ${between} `)
}

function clauseInWords(
  { source, operator, value, rows }: Clause,
  among: ReadonlyMap<string, Element>,
  say: SpeakMessage,
): string {
  const element = among.get(source) ?? among.get(source.split('.').at(-1) ?? '')
  const operation = say(`enumeration.ConditionOperator.${operator}`, {})
  const asked = say('versions.quoted', { text: element?.label ?? source })
  const told = value === undefined ? '' : ` ${valuesIn(value, element, say)}`
  const every = rows === 'all' ? ` (${say('versions.every-row', {})})` : ''
  return `${asked} ${operation.charAt(0).toLowerCase()}${operation.slice(1)}${told}${every}`
}

function valuesIn(value: unknown, element: Element | undefined, say: SpeakMessage): string {
  if (Array.isArray(value)) return value.map((each) => valuesIn(each, element, say)).join(', ')
  if (typeof value === 'boolean') return say(value ? 'form.yes' : 'form.no', {})
  if (typeof value === 'number') return String(value)
  const code = fieldsOf(value)?.code ?? value
  const option = element?.options?.find((each) => each.code === code)
  const fields = fieldsOf(value)
  const text = option?.label ?? (fields ? firstText(fields, ['display', 'text', 'code']) : String(value))
  return say('versions.quoted', { text: text ?? JSON.stringify(value) })
}
