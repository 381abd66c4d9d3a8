import type { ConditionOperator } from '#generated/enumerations/condition-operator.ts'
import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Part } from '#shared/imports/reading/importing.ts'
import type { Expression, Literal } from './expression.ts'

/** What a name in a condition stands for: an element or a path of the context, and how its values are called here. */
export type NamedSource = {
  readonly id: string
  readonly part: Part | undefined
  readonly values?: { readonly [value: string]: string }
}

/** Finds what a name stands for; nothing when the form has no such question. */
export type FindSource = (name: string) => NamedSource | undefined

type Condition = Clause | ConditionGroup
type Turn = { readonly find: FindSource; readonly isNegated: boolean; readonly isExact: boolean }

/** `isNegated` asks for the opposite ("hide when" as "show when"); `isExact` keeps each comparison as it stands, for our own language. */
type Manner = { readonly isNegated?: boolean; readonly isExact?: boolean }
type Compared = Extract<Expression, { readonly kind: 'compare' }>

const most = 20

/** A foreign condition as one of ours. Nothing when any part of it cannot be said exactly. */
export function conditionFrom(
  expression: Expression,
  find: FindSource,
  { isNegated = false, isExact = false }: Manner = {},
): ConditionGroup | undefined {
  const condition = turned(expression, { find, isNegated, isExact })
  if (!condition) return undefined
  return 'combinator' in condition ? condition : { combinator: 'And', clauses: [condition] }
}

function turned(expression: Expression, turn: Turn): Condition | undefined {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return joined(expression, turn)
    case 'not':
      return turn.isExact ? noneOf(expression.part, turn) : turned(expression.part, opposite(turn))
    case 'compare':
      return compared(expression, turn)
    case 'name':
      return truth(expression, turn)
    case 'call':
      return called(expression, turn)
    case 'value':
      return constant(expression.value, turn)
    default:
      return undefined
  }
}

function opposite(turn: Turn): Turn {
  return { ...turn, isNegated: !turn.isNegated }
}

function noneOf(part: Expression, turn: Turn): ConditionGroup | undefined {
  const clauses = (part.kind === 'or' ? part.parts : [part]).map((one) => turned(one, turn))
  const known = clauses.filter((clause) => clause !== undefined)
  return known.length < clauses.length ? undefined : { combinator: 'None', clauses: known }
}

/** Always, or never: a group without clauses. */
function constant(value: Literal, { isNegated }: Turn): ConditionGroup | undefined {
  if (typeof value !== 'boolean') return undefined
  return { combinator: value === isNegated ? 'Or' : 'And', clauses: [] }
}

function joined(
  { kind, parts }: Extract<Expression, { readonly kind: 'and' | 'or' }>,
  turn: Turn,
): Condition | undefined {
  const clauses = parts.map((part) => turned(part, turn)).filter((clause) => clause !== undefined)
  if (clauses.length < parts.length || clauses.length > most) return undefined

  const combinator = (kind === 'and') === turn.isNegated ? 'Or' : 'And'
  const needed = combinator === 'And' && !turn.isExact ? withoutImplied(clauses) : clauses
  const [first] = needed
  return needed.length === 1 ? first : { combinator, clauses: needed }
}

const implying: ReadonlySet<ConditionOperator> = new Set([
  ...([
    'Equals',
    'In',
    'Contains',
    'AnyOf',
    'GreaterThan',
    'GreaterOrEquals',
    'LessThan',
    'LessOrEquals',
  ] as const),
])

/** "Is answered" goes without saying where the same question must have a certain answer. */
function withoutImplied(clauses: readonly Condition[]): readonly Condition[] {
  const asked = new Set(
    clauses.flatMap((clause) =>
      'operator' in clause && implying.has(clause.operator) ? [clause.source] : [],
    ),
  )
  return clauses.filter(
    (clause) => !('operator' in clause && clause.operator === 'Exists' && asked.has(clause.source)),
  )
}

const opposites: { readonly [Operator in ConditionOperator]?: ConditionOperator } = {
  Exists: 'NotExists',
  NotExists: 'Exists',
  Equals: 'NotEquals',
  NotEquals: 'Equals',
  In: 'NotIn',
  NotIn: 'In',
  Contains: 'NotContains',
  NotContains: 'Contains',
}

/** A clause, or its opposite: one more or less stands as "none of", so that a missing answer counts as before. */
function clauseOf(clause: Clause, { isNegated }: Turn): Condition {
  if (!isNegated) return clause
  const operator = opposites[clause.operator]
  return operator ? { ...clause, operator } : { combinator: 'None', clauses: [clause] }
}

const mirrored: { readonly [Operator in ConditionOperator]?: ConditionOperator } = {
  GreaterThan: 'LessThan',
  GreaterOrEquals: 'LessOrEquals',
  LessThan: 'GreaterThan',
  LessOrEquals: 'GreaterOrEquals',
}

function compared(compare: Compared, turn: Turn): Condition | undefined {
  const { left, right, operator } = compare
  if (left.kind === 'value' && right.kind === 'name')
    return compared({ ...compare, left: right, right: left, operator: mirrored[operator] ?? operator }, turn)
  if (left.kind !== 'name') return undefined

  const source = turn.find(left.name)
  if (!source) return undefined
  if (left.code !== undefined) return boxed({ source, code: left.code }, compare, turn)
  if (right.kind === 'value') return withValue({ source, operator }, right.value, turn)
  if (right.kind !== 'list') return undefined
  const value = right.items.map((item) => valueFor(source, item)).filter((item) => item !== null)
  return clauseOf({ source: source.id, operator: inList({ source, operator }, turn), value }, turn)
}

/** `[boxes(3)] = '1'`: the third box is ticked. */
function boxed(
  { source, code }: { readonly source: NamedSource; readonly code: string },
  { operator, right }: Compared,
  turn: Turn,
): Condition | undefined {
  const isTicked = right.kind === 'value' && ['1', '0'].includes(String(right.value))
  if (!isTicked || (operator !== 'Equals' && operator !== 'NotEquals')) return undefined

  const isOn = (String(right.value) === '1') === (operator === 'Equals')
  return clauseOf({ source: source.id, operator: isOn ? 'Contains' : 'NotContains', value: code }, turn)
}

type Asked = { readonly source: NamedSource; readonly operator: ConditionOperator }

function withValue({ source, operator }: Asked, raw: Literal, turn: Turn): Condition | undefined {
  if (operator === 'Exists' || operator === 'NotExists')
    return clauseOf({ source: source.id, operator }, turn)
  if (raw === null || raw === '') return emptiness({ source, operator }, turn)

  const value = valueFor(source, raw)
  const codes = turn.isExact ? undefined : codesInOrder({ source, operator }, value)
  if (codes) return clauseOf({ source: source.id, operator: 'In', value: codes }, turn)
  return clauseOf({ source: source.id, operator: inList({ source, operator }, turn), value }, turn)
}

function emptiness({ source, operator }: Asked, turn: Turn): Condition | undefined {
  if (operator !== 'Equals' && operator !== 'NotEquals') return undefined
  return clauseOf({ source: source.id, operator: operator === 'Equals' ? 'NotExists' : 'Exists' }, turn)
}

type Order = (left: number, right: number) => boolean

const orders: { readonly [Operator in ConditionOperator]?: Order } = {
  GreaterThan: (left, right) => left > right,
  GreaterOrEquals: (left, right) => left >= right,
  LessThan: (left, right) => left < right,
  LessOrEquals: (left, right) => left <= right,
}

/** More or less than a number, asked of options whose codes are numbers: those that it means. */
function codesInOrder({ source, operator }: Asked, value: Literal): readonly string[] | undefined {
  const order = orders[operator]
  const options = source.part?.type === 'Choice' ? source.part.options : undefined
  if (!order || !options || Number.isNaN(Number(value))) return undefined
  return options.map(({ code }) => code).filter((code) => order(Number(code), Number(value)))
}

/** Of several answers one is meant. */
function inList({ source, operator }: Asked, { isExact }: Turn): ConditionOperator {
  if (source.part?.multiple !== true || isExact) return operator
  if (operator === 'Equals') return 'Contains'
  return operator === 'NotEquals' ? 'NotContains' : operator
}

const truths: { readonly [word: string]: boolean } = {
  '1': true,
  true: true,
  yes: true,
  '0': false,
  false: false,
  no: false,
}

/** A value as answers of the source are kept: numbers as numbers, codes as text, yes and no as themselves. */
function valueFor({ part, values }: NamedSource, raw: Literal): Literal {
  if (raw === null) return null
  const text = String(raw)
  if (values && Object.hasOwn(values, text)) return values[text] ?? raw
  if (part?.type === 'Boolean') return truths[text.toLowerCase()] ?? raw
  if (part?.type === 'Choice' || part?.type === 'OpenChoice') return text
  const isNumber = part === undefined || part.type === 'Integer' || part.type === 'Decimal'
  return isNumber && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : raw
}

/** A question by itself: yes, or answered at all. */
function truth(
  { name, code }: Extract<Expression, { readonly kind: 'name' }>,
  turn: Turn,
): Condition | undefined {
  const source = turn.find(name)
  if (!source) return undefined
  if (code !== undefined) return clauseOf({ source: source.id, operator: 'Contains', value: code }, turn)
  return source.part?.type === 'Boolean'
    ? clauseOf({ source: source.id, operator: 'Equals', value: true }, turn)
    : clauseOf({ source: source.id, operator: 'Exists' }, turn)
}

type Call = Extract<Expression, { readonly kind: 'call' }>

/** The tests that form languages have as functions: `isEmpty`, `arrayContains`, `x.includes(…)`. */
function called(call: Call, turn: Turn): Condition | undefined {
  const [first, second] = call.inputs
  const method = /^(\w+)\??\.includes$/.exec(call.name)?.[1]
  if (method !== undefined && first && !second)
    return membership([{ kind: 'name', name: method }, first], turn)
  if (call.name === 'isEmpty' && first?.kind === 'name' && !second) {
    const source = turn.find(first.name)
    return source && clauseOf({ source: source.id, operator: 'NotExists' }, turn)
  }
  const hasPair = first !== undefined && second !== undefined
  if (hasPair && call.name === 'arrayContainsAny') return membership([first, second], turn)
  return hasPair && call.name === 'arrayContains' ? containment([first, second], turn) : undefined
}

/** All of the second must be in the first; where the question has several answers, only one of the two ways can be said. */
function containment([whole, parts]: readonly [Expression, Expression], turn: Turn): Condition | undefined {
  const name = whole.kind === 'name' ? whole : parts
  const source = name.kind === 'name' ? turn.find(name.name) : undefined
  const hasMany = source?.part?.multiple === true
  if (whole.kind === 'name' && parts.kind === 'list' && source && parts.items.length > 1)
    return hasMany && !turn.isNegated
      ? { source: source.id, operator: 'AllOf', value: parts.items.map((item) => valueFor(source, item)) }
      : undefined
  if (hasMany && whole.kind === 'list' && whole.items.length > 1) return undefined
  return membership([whole, parts], turn)
}

/** A question and one value or several, in either order: its answer is among them. */
function membership(pair: readonly [Expression, Expression], turn: Turn): Condition | undefined {
  const name = pair.find((one) => one.kind === 'name')
  const wanted = pair.find((one) => one.kind === 'value' || one.kind === 'list')
  const source = name?.kind === 'name' ? turn.find(name.name) : undefined
  if (!source || !wanted || (wanted.kind !== 'value' && wanted.kind !== 'list')) return undefined
  if (wanted.kind === 'value') return withValue({ source, operator: 'Equals' }, wanted.value, turn)

  const values = wanted.items.map((item) => valueFor(source, item)).filter((item) => item !== null)
  const [value] = values
  return values.length === 1 && value !== undefined
    ? withValue({ source, operator: 'Equals' }, value, turn)
    : clauseOf({ source: source.id, operator: 'In', value: values }, turn)
}
