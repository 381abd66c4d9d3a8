import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { showWhen } from '#shared/imports/foreign/read-foreign-condition.ts'
import { refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import {
  type ForeignObject,
  isObject,
  listOf,
  recordOf,
  recordsOf,
} from '#shared/imports/reading/foreign-object.ts'
import type { ImportEntry } from '#shared/imports/reading/import-ledger.ts'
import type { Part } from '#shared/imports/reading/importing.ts'
import { resolvedSchema } from './resolved-schema.ts'
import { schemaCondition } from './schema-condition.ts'
import type { SchemaLevel } from './schema-level.ts'

/** What logic needs of the object it stands in: how a property becomes an element, and which are elements already. */
export type Surroundings = {
  readonly level: SchemaLevel
  readonly make: (name: string, schema: unknown, isRequired: boolean) => readonly Part[]
  readonly isKnown: (name: string) => boolean
}

/** `if … then … else`, dependencies and the like: what they add is shown when their condition holds, what they demand is required then. */
export function schemaLogic(schema: ForeignObject, around: Surroundings): readonly Part[] {
  const parts: Part[] = []
  for (const rule of [schema, ...recordsOf(schema.allOf)]) parts.push(...ifThen(rule, around))
  for (const field of ['dependencies', 'dependentSchemas', 'dependentRequired'])
    for (const [name, demand] of Object.entries(recordOf(schema[field])))
      parts.push(...dependency(name, demand, around))
  return parts
}

function tell(remark: ImportEntry, value: unknown, { level }: Surroundings): void {
  const place = level.prefix === '' ? undefined : level.prefix.slice(0, -1)
  refuseWhole(place, { remark, value }, level.importing.ledger)
}

function sibling({ level }: Surroundings): (name: string) => Part | undefined {
  return (name) => level.importing.byLinkId.get(level.prefix + name)
}

function ifThen(rule: ForeignObject, around: Surroundings): readonly Part[] {
  if (rule.if === undefined) {
    const { title, description, ...demands } = rule
    const isOfObject = rule.properties !== undefined || rule.type !== undefined
    if (!isOfObject && Object.keys(demands).length > 0) tell('imports.demand-left', rule, around)
    return []
  }
  const condition = schemaCondition(rule.if, sibling(around))
  if (!condition) {
    tell('imports.condition-branch-left', conditionsIn(rule), around)
    return []
  }
  const otherwise: ConditionGroup = { combinator: 'None', clauses: [condition] }
  return [...branch(rule.then, { condition }, around), ...branch(rule.else, { condition: otherwise }, around)]
}

function conditionsIn(rule: ForeignObject): ForeignObject {
  return Object.fromEntries(Object.entries(rule).filter(([key]) => /^(if|then|else)$/.test(key)))
}

type When = { readonly condition: ConditionGroup; readonly except?: string }

/** What holds under a condition: new questions are shown then, known ones may be required then. */
function branch(schema: unknown, { condition, except }: When, around: Surroundings): readonly Part[] {
  if (!isObject(schema)) return []
  const { properties, required, title, description, type, ...rest } = resolvedSchema(
    schema,
    around.level.root,
  )
  const demanded = new Set(listOf(required).map(String))
  const named = Object.entries(recordOf(properties)).filter(([name]) => name !== except)
  const isNew = (name: string) => !around.isKnown(name) && !sibling(around)(name)
  const fresh = named.filter(([name]) => isNew(name))
  for (const [name, inner] of named) {
    if (!isNew(name) && Object.keys(recordOf(inner)).length > 0)
      tell('imports.changes-left', { [name]: inner, when: condition }, around)
  }
  const parts = fresh.flatMap(([name, inner]) =>
    shown(around.make(name, inner, demanded.has(name)), condition),
  )
  for (const [name] of fresh) demanded.delete(name)
  for (const name of demanded) requireWhen(name, condition, around)
  if (Object.keys(rest).length > 0) tell('imports.branch-left', rest, around)
  return parts
}

function shown(parts: readonly Part[], condition: ConditionGroup): readonly Part[] {
  for (const part of parts) showWhen(part, condition)
  return parts
}

function requireWhen(name: string, condition: ConditionGroup, around: Surroundings): void {
  const part = sibling(around)(name)
  if (!part || part.type === 'Section')
    tell('imports.demand-left', { required: name, when: condition }, around)
  else if (part.requiredWhen)
    part.requiredWhen = { combinator: 'Or', clauses: [part.requiredWhen, condition] }
  else if (!part.required) part.requiredWhen = condition
}

/** What depends on one property: others that must be there, more questions, or branches by its value. */
function dependency(name: string, demand: unknown, around: Surroundings): readonly Part[] {
  const source = sibling(around)(name)
  if (!source) {
    tell('imports.dependency-left', { [name]: demand }, around)
    return []
  }
  const given: ConditionGroup = { combinator: 'And', clauses: [{ source: source.id, operator: 'Exists' }] }
  if (Array.isArray(demand)) return branch({ required: demand }, { condition: given }, around)

  const { oneOf, ...rest } = recordOf(demand)
  const branches = recordsOf(oneOf).flatMap((one) => {
    const condition = schemaCondition(
      { properties: { [name]: recordOf(one.properties)[name] ?? {} } },
      sibling(around),
    )
    if (condition) return branch(one, { condition, except: name }, around)
    tell('imports.condition-branch-left', one, around)
    return []
  })
  return [...branches, ...branch(rest, { condition: given }, around)]
}
