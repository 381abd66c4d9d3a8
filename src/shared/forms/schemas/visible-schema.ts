import type { ConditionOperator } from '#generated/enumerations/condition-operator.ts'
import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Answer } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import type { Form, FormNode } from '#shared/forms/compile-form.ts'
import { asAnswer, type Element, isGroup } from '#shared/forms/definition.ts'
import { readSource } from '#shared/forms/sources.ts'

/** The condition could not be said in JSON Schema (texts whatever their case, dates, context, other scopes). */
export const unsaid = 'unsaid'

/** A schema of the object that holds the answers, or the word that there is none. */
export type SaidSchema = JsonSchema | typeof unsaid

const always: JsonSchema = {}

/** When an element is asked at all: its own condition and those of the sections around it, up to its scope. */
export function visibleSchema(form: Form, node: FormNode): SaidSchema {
  const scope = node.repeaters.at(-1)
  const parts: SaidSchema[] = []
  for (let at: FormNode | undefined = node; at && at !== scope; at = at.parent) {
    if (at.element.visibleWhen) parts.push(groupSchema(form, node, at.element.visibleWhen))
  }
  return all(parts)
}

/** When a group holds, as seen from a node: sources of the same scope only. */
export function groupSchema(form: Form, node: FormNode, group: ConditionGroup): SaidSchema {
  const parts = group.clauses.map((clause) =>
    isGroup(clause) ? groupSchema(form, node, clause) : clauseSchema(form, node, clause),
  )
  if (parts.includes(unsaid)) return unsaid

  const said = parts.filter((part) => part !== unsaid)
  if (group.combinator === 'And') return all(said)
  const some: JsonSchema = said.length > 0 ? { anyOf: said } : { not: {} }
  return group.combinator === 'Or' ? some : { not: some }
}

function all(parts: readonly SaidSchema[]): SaidSchema {
  if (parts.includes(unsaid)) return unsaid
  const said = parts.filter((part) => part !== unsaid)
  return said.length === 0 ? always : { allOf: said }
}

const whenMissing: ReadonlySet<ConditionOperator> = new Set([
  'NotExists',
  'NotEquals',
  'NotIn',
  'NotContains',
])

function clauseSchema(form: Form, node: FormNode, clause: Clause): SaidSchema {
  const read = readSource(clause.source, form.nodes)
  const source = read.kind === 'element' ? form.nodes.get(read.id) : undefined
  if (!source || !isPlain(source) || source.repeaters.at(-1) !== node.repeaters.at(-1)) return unsaid

  const test = testSchema(source.element, clause)
  const visible = visibleSchema(form, source)
  if (test === unsaid || visible === unsaid) return unsaid
  const isThere = answered(source.id, {})
  const holds = answered(source.id, test)
  const missing: JsonSchema = { anyOf: [{ not: visible }, { not: isThere }] }
  return whenMissing.has(clause.operator) ? { anyOf: [missing, holds] } : { allOf: [visible, holds] }
}

function isPlain({ element }: FormNode): boolean {
  return element.type !== 'Repeater' && !element.calculation
}

function answered(id: string, schema: JsonSchema): JsonSchema {
  const filled: JsonSchema = { not: { enum: ['', null, []] } }
  return { type: 'object', required: [id], properties: { [id]: { allOf: [filled, schema] } } }
}

function testSchema(element: Element, clause: Clause): SaidSchema {
  if (clause.operator === 'Exists') return always
  if (clause.operator === 'NotExists') return { not: {} }

  const wanted = asAnswer(clause.value)
  if (element.repeats) return unsaid
  if (element.type === 'Choice' && element.multiple) return manySchema(clause.operator, listed(wanted))
  if (element.type === 'Choice' || element.type === 'Boolean') return oneSchema(clause.operator, wanted)
  if (element.type !== 'Integer' && element.type !== 'Decimal') return unsaid
  return typeof wanted === 'number'
    ? numberSchema(clause.operator, wanted)
    : oneSchema(clause.operator, wanted)
}

function listed(wanted: Answer | undefined): readonly Answer[] {
  if (Array.isArray(wanted)) return wanted
  return wanted === undefined ? [] : [wanted]
}

function oneSchema(operator: ConditionOperator, wanted: Answer | undefined): SaidSchema {
  const values = listed(wanted)
  const isOne: JsonSchema = values.length === 1 ? { enum: values } : { not: {} }
  const isAny: JsonSchema = values.length > 0 ? { enum: values } : { not: {} }
  if (operator === 'Equals') return isOne
  if (operator === 'NotEquals') return { not: isOne }
  if (operator === 'In' || operator === 'AnyOf') return isAny
  return operator === 'NotIn' ? { not: isAny } : unsaid
}

function numberSchema(operator: ConditionOperator, wanted: number): SaidSchema {
  if (operator === 'GreaterThan') return { exclusiveMinimum: wanted }
  if (operator === 'GreaterOrEquals') return { minimum: wanted }
  if (operator === 'LessThan') return { exclusiveMaximum: wanted }
  return operator === 'LessOrEquals' ? { maximum: wanted } : oneSchema(operator, wanted)
}

function manySchema(operator: ConditionOperator, wanted: readonly Answer[]): SaidSchema {
  const hasAll: JsonSchema = { allOf: wanted.map((value) => ({ contains: { enum: [value] } })) }
  const hasAny: JsonSchema = wanted.length > 0 ? { contains: { enum: wanted } } : { not: {} }
  const isSet: JsonSchema = { allOf: [hasAll, { items: wanted.length > 0 ? { enum: wanted } : { not: {} } }] }
  const has: JsonSchema = wanted.length > 0 ? hasAll : { not: {} }
  const byOperator: { readonly [name: string]: JsonSchema } = {
    Equals: isSet,
    NotEquals: { not: isSet },
    Contains: has,
    NotContains: { not: has },
    AnyOf: hasAny,
    In: hasAny,
    NotIn: { not: hasAny },
    AllOf: hasAll,
  }
  return byOperator[operator] ?? unsaid
}
