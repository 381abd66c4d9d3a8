import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { bare, cutAt } from '#shared/imports/reading/cut-at.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { isInUnit } from '#shared/imports/reading/is-in-unit.ts'

type Condition = Clause | ConditionGroup

const deepest = 4

/**
 * Reads an item's FHIRPath condition as far as it only compares answers with fixed values and joins that by and/or.
 * Nothing when it does more: half a condition is worse than none.
 */
export function readCondition(expression: string, importing: Importing): ConditionGroup | undefined {
  const condition = read(expression.replace(/\s+/g, ' '), importing, 0)
  if (!condition) return undefined
  return 'combinator' in condition ? condition : { combinator: 'And', clauses: [condition] }
}

function read(text: string, importing: Importing, depth: number): Condition | undefined {
  const inner = bare(text)
  if (depth >= deepest) return undefined

  const either = cutAt(inner, / or /y)
  if (either.length > 1) return joined('Or', either, { importing, depth })
  const both = cutAt(inner, / and /y)
  if (both.length > 1) return joined('And', both, { importing, depth })

  const [, condition] = /^iif\((.*), ?true, ?false\)$/.exec(inner) ?? []
  if (condition !== undefined) return read(condition, importing, depth)
  return readOne(inner, importing, depth)
}

type Way = { readonly importing: Importing; readonly depth: number }

function joined(
  combinator: 'And' | 'Or',
  parts: readonly string[],
  { importing, depth }: Way,
): Condition | undefined {
  const clauses = parts
    .map((part) => read(part, importing, depth + 1))
    .filter((clause) => clause !== undefined)
  return clauses.length === parts.length && clauses.length <= 20 ? { combinator, clauses } : undefined
}

function readOne(text: string, importing: Importing, depth: number): Condition | undefined {
  const variable = /^%(\w+)$/.exec(text)?.[1]
  const known = variable === undefined ? undefined : importing.names.find(variable)
  if (known) {
    const condition = read(known.text, { ...importing, names: known.names }, depth + 1)
    if (condition) known.isUsed = true
    return condition
  }
  return readExistence(text, importing) ?? readMembership(text, importing) ?? readComparison(text, importing)
}

function readExistence(text: string, importing: Importing): Clause | undefined {
  const [, path, ending] =
    /^(.*)\.(exists\(\)|empty\(\)|exists\(\)\.not\(\)|empty\(\)\.not\(\))$/.exec(text) ?? []
  const source = path === undefined ? undefined : sourceOf(path, importing)
  if (!source) return undefined
  return {
    source: source.id,
    operator: ending === 'exists()' || ending === 'empty().not()' ? 'Exists' : 'NotExists',
  }
}

/** `….answer.where(value.code='x').exists()` */
function readMembership(text: string, importing: Importing): Clause | undefined {
  const [, path, code] =
    /^(.*\.answer)\.where\( ?\$?(?:this\.)?value(?:Coding)?\.code ?= ?'([^']*)' ?\)\.exists\(\)$/.exec(
      text,
    ) ?? []
  const source = path === undefined ? undefined : sourceOf(path, importing)
  if (!source || code === undefined) return undefined
  return { source: source.id, operator: source.part?.multiple ? 'Contains' : 'Equals', value: code }
}

const operators: { readonly [sign: string]: Clause['operator'] } = {
  '=': 'Equals',
  '!=': 'NotEquals',
  '>': 'GreaterThan',
  '>=': 'GreaterOrEquals',
  '<': 'LessThan',
  '<=': 'LessOrEquals',
}

function readComparison(text: string, importing: Importing): Condition | undefined {
  const [path = '', right] = cutAt(text, / ?(?:!=|>=|<=|=|>|<) ?/y)
  if (right === undefined) return readTruth(text, importing)

  const sign = /^ ?(!=|>=|<=|=|>|<)/.exec(text.slice(path.length))?.[1] ?? ''
  const source = sourceOf(path, importing)
  const operator = operators[sign]
  const value = source && operator && comparedWith(literal(right), { ...source, operator })
  if (!source || value === undefined || !operator) return undefined
  if (operator !== 'NotEquals') return { source: source.id, operator: inList(operator, source.part), value }

  const different = {
    source: source.id,
    operator: source.part?.multiple ? 'NotContains' : operator,
    value,
  } as const
  return { combinator: 'And', clauses: [{ source: source.id, operator: 'Exists' }, different] }
}

function inList(operator: Clause['operator'], part: Part | undefined): Clause['operator'] {
  return operator === 'Equals' && part?.multiple ? 'Contains' : operator
}

/** A yes-or-no question by itself. */
function readTruth(text: string, importing: Importing): Clause | undefined {
  const source = sourceOf(text, importing)
  return source?.part?.type === 'Boolean' ? { source: source.id, operator: 'Equals', value: true } : undefined
}

type Literal = { readonly value: string | number | boolean; readonly unit?: string | undefined }
type Compared = Source & { readonly operator: Clause['operator'] }

/** What our answer is compared with: a code where the words of an option are asked for, a number only in the unit of the question. */
function comparedWith(literal: Literal | undefined, { part, end, operator }: Compared): Clause['value'] {
  if (!literal) return undefined
  const isSame = operator === 'Equals' || operator === 'NotEquals'
  if (end === '.display') return isSame ? codeOfWords(literal.value, part) : undefined
  if (typeof literal.value === 'number') return inUnitOf(literal, { part, end }) ? literal.value : undefined
  return part?.type === 'Quantity' ? undefined : literal.value
}

function inUnitOf({ unit }: Literal, { part, end }: Pick<Compared, 'part' | 'end'>): boolean {
  return part && end !== '.value' ? isInUnit(part, unit) : unit === undefined
}

/** The code of the only option that is called so. */
function codeOfWords(words: Literal['value'], part: Part | undefined): string | undefined {
  const [meant, ...others] = (part?.options ?? []).filter(({ label }) => label === words)
  return others.length === 0 ? meant?.code : undefined
}

function literal(text: string): Literal | undefined {
  if (text === 'true' || text === 'false') return { value: text === 'true' }

  const [, words] = /^'([^']*)'$/.exec(text) ?? []
  if (words !== undefined) return { value: words }
  const [, digits, unit] = /^(-?\d+(?:\.\d+)?)(?: '([^']*)')?$/.exec(text) ?? []
  return digits === undefined ? undefined : { value: Number(digits), unit }
}

/** The question that is asked; `end`: of which part of its answer, where it is not the whole. */
type Source = { readonly id: string; readonly part: Part | undefined; readonly end?: string | undefined }

const step = String.raw`(?:\.item|\.repeat\( ?item ?\)|\.descendants\(\)|\.where\( ?linkId ?= ?'[^']*' ?\)|\.first\(\))`
const tail = String.raw`\.answer(?:\.first\(\))?(?:\.value\w*)?(\.code|\.value|\.display)?(?:\.first\(\))?`
const answerPath = new RegExp(
  String.raw`^(?:%resource|%questionnaireresponse|QuestionnaireResponse)${step}*\.where\( ?linkId ?= ?'([^']*)' ?\)(?:\.first\(\))?${tail}$`,
  'i',
)
const fromPatient = /^%patient\.(gender|age)$/

function sourceOf(path: string, importing: Importing, depth = 0): Source | undefined {
  const text = bare(path)
  const patient = fromPatient.exec(text)?.[1]
  if (patient !== undefined) return { id: `patient.${patient}`, part: undefined }

  const variable = /^%(\w+)$/.exec(text)?.[1]
  const known = variable === undefined ? undefined : importing.names.find(variable)
  if (known && depth < deepest) {
    const inside = { ...importing, names: known.names }
    const source = sourceOf(known.text.replace(/\s+/g, ' '), inside, depth + 1)
    if (source) known.isUsed = true
    return source
  }

  const [, linkId, end] = answerPath.exec(text) ?? []
  const part = linkId === undefined ? undefined : importing.byLinkId.get(linkId)
  return part && part.type !== 'Section' && part.type !== 'Instructions'
    ? { id: part.id, part, end: end?.toLowerCase() }
    : undefined
}
