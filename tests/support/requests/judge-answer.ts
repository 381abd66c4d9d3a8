import type { ActId } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { validatorsOf } from '#generated/validators/all.ts'
import type { Validator } from '#generated/validators/validator.ts'
import actsRefused from './acts-refused.json' with { type: 'json' }
import type { DerivedRequest, Expected } from './derived-request.ts'

/** What came back, and after how long. */
export type Answer = {
  readonly status: number
  readonly type: string
  readonly requestId: string | undefined
  readonly text: string
  readonly milliseconds: number
}

const longest = 2_000
/** An act is not asked a second time where the machine had something else to do, and those that ask for the password work on it. */
const longestOfActs = 10_000

/** What only a schema says against a body. */
const schemaCodes = [
  'stores.unknown-field',
  'stores.wrong-type',
  'stores.wrong-format',
  'stores.wrong-pattern',
  'stores.not-unique',
  'stores.server-owned',
  'http.unknown-parameter',
  'http.repeated-parameter',
  'http.bad-parameter',
  'http.bad-header',
]

/** What schemas say, and the rules of some types too: what is there only with something else, or lies within other limits. */
const formCodes = [
  ...schemaCodes,
  'stores.required',
  'stores.not-allowed',
  'stores.too-long',
  'stores.too-short',
  'stores.too-small',
  'stores.too-big',
  'stores.too-few',
  'stores.too-many',
  'stores.invalid',
]

/** Judges an answer to a test's request: what is wrong with it, nothing when all is as it must be. */
export async function judgeAnswer(
  { expected, body }: DerivedRequest,
  answer: Answer,
): Promise<string | undefined> {
  const { status, milliseconds } = answer
  if (status === 0) return 'no answer'
  if (status >= 500) return `broke: ${status} ${answer.text.slice(0, 200)}`
  if (milliseconds > (expected.kind === 'act' ? longestOfActs : longest))
    return `hung for ${Math.round(milliseconds)} ms`
  if (status >= 400) {
    const problem = problemOf(answer)
    if (typeof problem === 'string') return problem
    return refusalTrouble(expected, problem, status)
  }
  if (expected.kind === 'wrong') return `taken: ${status} ${answer.text.slice(0, 100)}`
  return expected.kind === 'right' && expected.type ? falseTo(expected.type, answer, body) : undefined
}

/** What is wrong with a refusal. */
function refusalTrouble(expected: Expected, problem: Problem, status: number): string | undefined {
  if (expected.kind === 'either') return undefined
  if (expected.kind === 'right') return formTrouble(problem)
  if (expected.kind === 'act') return actTrouble(expected, problem, status)
  return expected.parameter === undefined
    ? pointerTrouble(problem, expected.pointer, status)
    : parameterTrouble(problem, expected.parameter, status)
}

type Problem = {
  readonly code: string
  /** What the sentence of the problem names. */
  readonly name: unknown
  readonly errors: readonly { readonly pointer: string; readonly code: string }[]
}

function problemOf({ status, type, requestId, text }: Answer): Problem | string {
  if (!type.startsWith('application/problem+json')) return `${status} without a problem: ${type}`
  if (requestId === undefined) return `${status} without a request id`
  const body = JSON.parse(text)
  for (const name of ['type', 'title', 'detail', 'code'])
    if (typeof body[name] !== 'string' || body[name] === '')
      return `a problem without ${name}: ${text.slice(0, 200)}`
  if (body.status !== status) return `a problem of another status: ${body.status} for ${status}`
  return {
    code: body.code,
    name: body.parameters?.name,
    errors: Array.isArray(body.errors) ? body.errors : [],
  }
}

/** The place that is wrong must be named, unless a rule of the practice has spoken first. */
function pointerTrouble(
  { code, errors }: Problem,
  pointer: string | undefined,
  status: number,
): string | undefined {
  if (pointer === undefined || status === 413) return undefined
  const isForm = codesOf({ code, errors }).some((each) => formCodes.includes(each))
  if (!isForm && errors.length > 0) return undefined
  const isNamed = errors.some((each) => isOver(each.pointer, pointer) || isOver(pointer, each.pointer))
  return isNamed
    ? undefined
    : `${status} ${code} names ${JSON.stringify(errors.slice(0, 3))} instead of ${pointer}`
}

/** A parameter or a header is refused as what it is, and by its name. */
function parameterTrouble(
  { code, name, errors }: Problem,
  parameter: string,
  status: number,
): string | undefined {
  const isNamed = name === parameter || errors.some(({ pointer }) => pointer === `/${parameter}`)
  if ((status === 400 || status === 422) && isNamed) return undefined
  return `${status} ${code} names ${JSON.stringify(name ?? errors.slice(0, 3))} instead of ${parameter}`
}

/** Is one place the other, or does it hold it? */
function isOver(one: string, other: string): boolean {
  return one === other || other.startsWith(`${one}/`)
}

function formTrouble(problem: Problem): string | undefined {
  const found = codesOf(problem).find((each) => schemaCodes.includes(each))
  return found && `refused for its form: ${found} ${JSON.stringify(problem.errors.slice(0, 2)).slice(0, 300)}`
}

/** Which of its own rules an act may be refused by, though its words are as its schema says. */
const refusedActs: Readonly<Record<string, readonly string[]>> = actsRefused.refusals
const refusedInStories: Readonly<Record<string, readonly string[]>> = actsRefused.inStories

type ActExpected = { readonly act: ActId; readonly isInStory?: true }

/** An act as its schema says is never refused for its form, and by its own rules alone. */
function actTrouble({ act, isInStory }: ActExpected, problem: Problem, status: number): string | undefined {
  const form = formTrouble(problem)
  if (form) return form
  const named = problem.errors.length === 0 ? [problem.code] : problem.errors.map(({ code }) => code)
  const known = [...(refusedActs[act] ?? []), ...((isInStory && refusedInStories[act]) || [])]
  const unknown = named.map((code) => `${status} ${code}`).filter((each) => !known.includes(each))
  return unknown.length === 0
    ? undefined
    : `not a rule of it that acts-refused.json names: ${unknown.join(', ')}`
}

function codesOf({ code, errors }: Pick<Problem, 'code' | 'errors'>): readonly string[] {
  return [code, ...errors.map((each) => each.code)]
}

/** What is stored and never shown was true when it was sent. */
async function falseTo(
  type: ResourceType,
  { text }: Answer,
  sent: Buffer | undefined,
): Promise<string | undefined> {
  const { stored } = (await validatorsOf[type]()) as { readonly stored: Validator<unknown> }
  const said = sent ? JSON.parse(sent.toString()) : {}
  const unseen = registry[type].writeOnly.flatMap((name) => (name in said ? [[name, said[name]]] : []))
  if (stored({ ...JSON.parse(text), ...Object.fromEntries(unseen) })) return undefined
  return `an answer that is not true to its schema: ${JSON.stringify(stored.errors?.slice(0, 2)).slice(0, 300)}`
}
