import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Element } from '#shared/forms/definition.ts'
import {
  cut,
  type ForeignObject,
  isTrue,
  numberOf,
  recordOf,
  textOf,
} from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { isInUnit } from '#shared/imports/reading/is-in-unit.ts'
import type { SourceItem } from '#shared/imports/reading/source-item.ts'
import { codeOf, displayOf, type TypedValue, typedValue } from '#shared/imports/reading/typed-value.ts'

const operators: { readonly [operator: string]: Clause['operator'] } = {
  '=': 'Equals',
  '!=': 'NotEquals',
  '>': 'GreaterThan',
  '>=': 'GreaterOrEquals',
  '<': 'LessThan',
  '<=': 'LessOrEquals',
}

const mostClauses = 20

/** Conditions of an imported item are read when every question has its element. */
export function enableWhenLater(item: SourceItem, part: Part, importing: Importing): void {
  if (item.enableWhen.length === 0) return
  importing.later.unshift(() => setVisibility(item, part, importing))
}

function setVisibility(item: SourceItem, part: Part, importing: Importing): void {
  const clauses = item.enableWhen.flatMap((raw) => clauseOf(raw, item, importing))
  if (clauses.length === 0) return

  if (item.enableWhen.length > 1 && item.enableBehavior === undefined) {
    importing.ledger.change(item.linkId, 'imports.condition-any')
  }
  const combinator = item.enableBehavior === 'all' ? 'And' : 'Or'
  const group = grouped(item.enableWhen.length === 1 ? 'And' : combinator, clauses)
  part.visibleWhen = part.visibleWhen ? { combinator: 'And', clauses: [group, part.visibleWhen] } : group
}

/** A group has at most 20 clauses; more are put into groups of the same kind. */
function grouped(
  combinator: ConditionGroup['combinator'],
  clauses: ConditionGroup['clauses'],
): ConditionGroup {
  if (clauses.length <= mostClauses) return { combinator, clauses }

  const parts: ConditionGroup[] = []
  for (let from = 0; from < clauses.length; from += mostClauses) {
    parts.push({ combinator, clauses: clauses.slice(from, from + mostClauses) })
  }
  return grouped(combinator, parts)
}

function clauseOf(raw: ForeignObject, item: SourceItem, importing: Importing): readonly Clause[] {
  const question = textOf(raw.question)
  const target = question === undefined ? undefined : importing.byLinkId.get(question)
  if (!target) {
    importing.ledger.refuse(
      item.linkId,
      question === undefined
        ? 'imports.condition-nameless'
        : { message: 'imports.condition-unknown', parameters: { question } },
    )
    return []
  }
  if (target.type === 'Section' || target.type === 'Instructions') {
    importing.ledger.refuse(item.linkId, {
      message: 'imports.condition-unanswerable',
      parameters: { question: cut(target.label ?? target.body ?? target.id, 200) },
    })
    return []
  }

  const clause = existence(raw, target.id) ?? comparison(raw, target)
  if (!clause)
    importing.ledger.refuse(item.linkId, {
      message: 'imports.condition-unread',
      parameters: { text: JSON.stringify(raw) },
    })
  return clause ? [clause] : []
}

function existence(raw: ForeignObject, source: string): Clause | undefined {
  if (raw.hasAnswer !== undefined) return { source, operator: isTrue(raw.hasAnswer) ? 'Exists' : 'NotExists' }
  if (raw.operator !== 'exists') return undefined

  const wanted = typedValue(raw, 'answer')?.value
  return { source, operator: wanted === false || wanted === 'false' ? 'NotExists' : 'Exists' }
}

function comparison(raw: ForeignObject, target: Part): Clause | undefined {
  const typed = typedValue(raw, 'answer')
  const operator = operators[textOf(raw.operator) ?? '=']
  if (!typed || !operator) return undefined

  const value = comparable(typed, target)
  return value === undefined ? undefined : { source: target.id, operator: inList(operator, target), value }
}

/** "Equals" means any answer of several in FHIR. */
function inList(operator: Clause['operator'], target: Part): Clause['operator'] {
  if (!target.multiple) return operator
  if (operator === 'Equals') return 'Contains'
  return operator === 'NotEquals' ? 'NotContains' : operator
}

function comparable(typed: TypedValue, target: Part): Clause['value'] {
  if (typed.type === 'Boolean') return typed.value
  if (typed.type === 'Quantity' && !target.options) return inUnitOf(target, recordOf(typed.value))
  const number = isNumeric(target) ? numberOf(typed.value) : undefined
  return number ?? optionCode(typed, target.options) ?? displayOf(typed)
}

function inUnitOf(target: Part, { value, code, unit }: ForeignObject): number | undefined {
  return isInUnit(target, textOf(code) ?? textOf(unit)) ? numberOf(value) : undefined
}

function isNumeric({ type }: Part): boolean {
  return type === 'Integer' || type === 'Decimal' || type === 'Quantity'
}

/** The code of the option that is meant: by its code, else by its words. */
function optionCode(typed: TypedValue, options: Element['options']): string | undefined {
  const code = codeOf(typed)
  const words = displayOf(typed)
  const meant =
    options?.find((option) => option.code === code) ?? options?.find((option) => option.label === words)
  return options ? (meant?.code ?? code) : undefined
}
