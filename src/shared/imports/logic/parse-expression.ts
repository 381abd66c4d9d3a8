import type { ConditionOperator } from '#generated/enumerations/condition-operator.ts'
import type { Expression, Literal } from './expression.ts'
import { readTokens, type Spelling, type Token } from './read-tokens.ts'

/**
 * Reads a condition as other form languages write it (`isEmpty(a) || b !== 'x'`, `[age] >= 18 and [boxes(2)] = '1'`) and as our
 * own table of questions does (`mood is answered`, `pain in ("low", "high")`). Nothing when it says more than that: it is never guessed.
 */
export function parseExpression(
  text: string,
  spelling: Spelling = { names: 'bare' },
): Expression | undefined {
  const tokens = readTokens(text, spelling)
  if (!tokens || tokens.length === 0) return undefined

  const reading: Reading = { tokens, at: 0, depth: 0 }
  const expression = readOr(reading)
  return reading.at === tokens.length ? expression : undefined
}

type Reading = { readonly tokens: readonly Token[]; at: number; depth: number }

const deepest = 30

function readOr(reading: Reading): Expression | undefined {
  return readJoined(reading, 'or', () => readJoined(reading, 'and', () => readNot(reading)))
}

const joins = { or: ['||', 'or'], and: ['&&', 'and'] } as const

function readJoined(
  reading: Reading,
  kind: 'and' | 'or',
  readPart: () => Expression | undefined,
): Expression | undefined {
  const parts: Expression[] = []
  do {
    const part = readPart()
    if (!part) return undefined
    parts.push(part)
  } while (joins[kind].some((word) => takes(reading, word)))
  const [first] = parts
  return parts.length === 1 ? first : { kind, parts }
}

function readNot(reading: Reading): Expression | undefined {
  if (!takes(reading, '!') && !takes(reading, 'not')) return readComparison(reading)
  if (reading.depth >= deepest) return undefined

  reading.depth += 1
  const part = readNot(reading)
  reading.depth -= 1
  return part && { kind: 'not', part }
}

const signs: { readonly [sign: string]: ConditionOperator } = {
  '=': 'Equals',
  '==': 'Equals',
  '===': 'Equals',
  '!=': 'NotEquals',
  '!==': 'NotEquals',
  '<>': 'NotEquals',
  '>': 'GreaterThan',
  '>=': 'GreaterOrEquals',
  '<': 'LessThan',
  '<=': 'LessOrEquals',
}

const phrases: readonly (readonly [readonly string[], ConditionOperator])[] = [
  [['not', 'in'], 'NotIn'],
  [['in'], 'In'],
  [['includes'], 'Contains'],
  [['excludes'], 'NotContains'],
  [['matches'], 'Matches'],
  [['has', 'any', 'of'], 'AnyOf'],
  [['has', 'all', 'of'], 'AllOf'],
]

function readComparison(reading: Reading): Expression | undefined {
  const left = readSingle(reading)
  if (!left) return undefined
  const existence = takesAll(reading, ['is', 'not', 'answered'])
    ? 'NotExists'
    : takesAll(reading, ['is', 'answered']) && 'Exists'
  if (existence) return { kind: 'compare', operator: existence, left, right: { kind: 'value', value: null } }

  const operator = readOperator(reading)
  if (!operator) return left
  const right = readSingle(reading)
  return right && { kind: 'compare', operator, left, right }
}

function readOperator(reading: Reading): ConditionOperator | undefined {
  const token = reading.tokens[reading.at]
  const sign = token?.kind === 'sign' ? signs[token.text] : undefined
  if (sign) reading.at += 1
  return sign ?? phrases.find(([words]) => takesAll(reading, words))?.[1]
}

const constants: { readonly [word: string]: Literal } = {
  true: true,
  false: false,
  null: null,
  undefined: null,
}

function readSingle(reading: Reading): Expression | undefined {
  const token = reading.tokens[reading.at]
  if (!token || reading.depth >= deepest) return undefined

  reading.at += 1
  switch (token.kind) {
    case 'text':
      return { kind: 'value', value: token.text }
    case 'number':
      return { kind: 'value', value: Number(token.text) }
    case 'box':
      return { kind: 'name', name: token.text, ...(token.code === undefined ? {} : { code: token.code }) }
    case 'name':
      return readName(reading, token.text)
    default:
      return token.text === '(' || token.text === '[' ? readBrackets(reading, token.text) : undefined
  }
}

function readName(reading: Reading, name: string): Expression | undefined {
  if (Object.hasOwn(constants, name)) return { kind: 'value', value: constants[name] ?? null }
  if (!takes(reading, '(')) return { kind: 'name', name }

  const inputs = readInner(reading, ')')
  return inputs && { kind: 'call', name, inputs: inputs.parts }
}

/** Brackets around one part group it; around several values, or with a comma, they are a list. */
function readBrackets(reading: Reading, open: '(' | '['): Expression | undefined {
  const inner = readInner(reading, open === '(' ? ')' : ']')
  if (!inner) return undefined

  const [first] = inner.parts
  if (open === '(' && inner.parts.length === 1 && !inner.hasComma) return first
  const items = inner.parts.flatMap((part) => (part.kind === 'value' ? [part.value] : []))
  return items.length === inner.parts.length ? { kind: 'list', items } : undefined
}

type Inner = { readonly parts: readonly Expression[]; readonly hasComma: boolean }

function readInner(reading: Reading, end: string): Inner | undefined {
  const parts: Expression[] = []
  let hasComma = false
  reading.depth += 1
  while (!takes(reading, end)) {
    const part = readOr(reading)
    if (!part) return undefined
    parts.push(part)
    const isMore = takes(reading, ',')
    hasComma ||= isMore
    if (!isMore && !isNext(reading, end)) return undefined
  }
  reading.depth -= 1
  return { parts, hasComma }
}

function isNext(reading: Reading, word: string, ahead = 0): boolean {
  const token = reading.tokens[reading.at + ahead]
  if (token?.kind === 'sign') return token.text === word
  return token?.kind === 'name' && token.text.toLowerCase() === word
}

function takes(reading: Reading, word: string): boolean {
  return takesAll(reading, [word])
}

function takesAll(reading: Reading, words: readonly string[]): boolean {
  const isThere = words.every((word, ahead) => isNext(reading, word, ahead))
  if (isThere) reading.at += words.length
  return isThere
}
