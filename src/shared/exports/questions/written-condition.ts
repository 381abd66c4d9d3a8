import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Answer } from '#shared/answers/answer.ts'
import { asAnswer, type Element, isGroup } from '#shared/forms/definition.ts'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import type { FormWriting } from './form-writing.ts'
import { itemTypeOf } from './item-type-of.ts'
import { writtenValue } from './written-value.ts'

/** A condition in FHIR: clauses where it is flat, else an expression; nothing where FHIR has no words for it. */
export type WrittenCondition = {
  readonly enableWhen?: readonly ForeignObject[]
  readonly enableBehavior?: 'all' | 'any'
  readonly expression?: string
}

/** Writes when a question is shown. */
export function writtenCondition(group: ConditionGroup | undefined, writing: FormWriting): WrittenCondition {
  if (!group || group.clauses.length === 0) return {}

  const clauses = group.clauses.map((clause) =>
    isGroup(clause) ? undefined : writtenClause(clause, writing),
  )
  const isFlat = group.combinator !== 'None' && clauses.every((clause) => clause !== undefined)
  if (isFlat) {
    const enableBehavior = group.combinator === 'And' ? 'all' : 'any'
    return { enableWhen: clauses, ...(clauses.length > 1 ? { enableBehavior } : {}) }
  }
  const expression = groupPath(group, writing)
  return expression === undefined ? {} : { expression }
}

const operators: { readonly [Operator in Clause['operator']]?: string } = {
  Exists: 'exists',
  NotExists: 'exists',
  Equals: '=',
  NotEquals: '!=',
  Contains: '=',
  NotContains: '!=',
  GreaterThan: '>',
  GreaterOrEquals: '>=',
  LessThan: '<',
  LessOrEquals: '<=',
}

function writtenClause(clause: Clause, writing: FormWriting): ForeignObject | undefined {
  const target = writing.elementOf(clause.source)
  const operator = operators[clause.operator]
  if (!target || operator === undefined || clause.rows === 'all' || itemTypeOf(target) === 'group')
    return undefined

  const question = writing.linkIdOf(clause.source)
  if (operator === 'exists') return { question, operator, answerBoolean: clause.operator === 'Exists' }
  const value = asAnswer(clause.value)
  if (value === undefined || value === null || Array.isArray(value)) return undefined
  if (!meansTheSame(clause, target)) return undefined
  const { type, value: written } = writtenValue(target, comparedWith(target, value))
  return { question, operator, [`answer${type}`]: written }
}

/** True of a question that may have several answers. */
export function hasSeveral(element: Element | undefined): boolean {
  return element?.multiple === true || element?.repeats !== undefined
}

/** "=" means any of several answers in FHIR, never a part of a text, and an amount in the very unit that it names. */
function meansTheSame(clause: Clause, target: Element): boolean {
  const isOfAll = clause.operator === 'Equals' || clause.operator === 'NotEquals'
  const hasOneUnit = target.type !== 'Quantity' || (target.units ?? []).length < 2
  return hasOneUnit && !(isOfAll && hasSeveral(target)) && !isPartOfText(clause, target)
}

function isPartOfText(clause: Clause, target: Element): boolean {
  const isChosen = itemTypeOf(target).endsWith('choice')
  return asksInside(clause) && typeof clause.value === 'string' && !isChosen && !hasSeveral(target)
}

function asksInside({ operator }: Clause): boolean {
  return operator === 'Contains' || operator === 'NotContains'
}

/** A quantity is compared by its number, in its own unit. */
function comparedWith({ type, units }: Element, value: Answer): Answer {
  if (type !== 'Quantity' || typeof value !== 'number') return value
  const [unit] = units ?? []
  return { value, ...(unit ? { unit: unit.code } : {}) }
}

function groupPath({ combinator, clauses }: ConditionGroup, writing: FormWriting): string | undefined {
  const parts = clauses.map((clause) =>
    isGroup(clause) ? groupPath(clause, writing) : clausePath(clause, writing),
  )
  if (!parts.every((part) => part !== undefined)) return undefined
  const joined = parts
    .map((part) => (parts.length > 1 ? `(${part})` : part))
    .join(combinator === 'And' ? ' and ' : ' or ')
  return combinator === 'None' ? `(${joined}).not()` : joined
}

/** Where the answer of a question is, in an expression; nothing when its linkId cannot be written there. */
export function answerPath(source: string, writing: FormWriting): string | undefined {
  const linkId = writing.linkIdOf(source)
  return /['\\]/.test(linkId) ? undefined : `${answersOf(linkId)}.value`
}

function answersOf(linkId: string): string {
  return `%resource.descendants().where(linkId='${linkId}').answer`
}

function clausePath(clause: Clause, writing: FormWriting): string | undefined {
  const target = writing.elementOf(clause.source)
  const path = target ? answerPath(clause.source, writing) : undefined
  if (!target || path === undefined || clause.rows === 'all') return undefined
  if (clause.operator === 'Exists') return `${path}.exists()`
  if (clause.operator === 'NotExists') return `${path}.empty()`
  return isPartOfText(clause, target) ? undefined : comparison(clause, target, writing)
}

function comparison(clause: Clause, target: Element, { linkIdOf }: FormWriting): string | undefined {
  const sign = operators[clause.operator]
  const value = literal(asAnswer(clause.value))
  if (sign === undefined || value === undefined) return undefined

  const answers = answersOf(linkIdOf(clause.source))
  const part = `value${partOf(itemTypeOf(target))}`
  if (hasSeveral(target) && asksInside(clause))
    return `${answers}.where(${part}=${value}).exists()${sign === '=' ? '' : '.not()'}`
  return sign === '!='
    ? `(${answers}.${part} != ${value}) or ${answers}.value.empty()`
    : `${answers}.${part} ${sign} ${value}`
}

/** What of an answer is compared. */
function partOf(itemType: string): string {
  if (itemType.endsWith('choice')) return '.code'
  return itemType === 'quantity' ? '.value' : ''
}

function literal(value: Answer | undefined): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && !/['\\]/.test(value) ? `'${value}'` : undefined
}
