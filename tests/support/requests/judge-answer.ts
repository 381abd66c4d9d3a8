import type { ResourceType } from '#generated/types/resources.ts'
import { validatorsOf } from '#generated/validators/all.ts'
import type { Validator } from '#generated/validators/validator.ts'
import type { DerivedRequest } from './derived-request.ts'

/** What came back, and after how long. */
export type Answer = {
  readonly status: number
  readonly type: string
  readonly requestId: string | undefined
  readonly text: string
  readonly milliseconds: number
}

const longest = 2_000

/** Some fields must be there only where others are: what no form says, the type's guard asks for. */
const required = 'stores.required'

/** What speaks against the form of a body, wherever it stands. */
const formCodes: ReadonlySet<string> = new Set([
  'stores.unknown-field',
  'stores.wrong-type',
  'stores.wrong-format',
  'stores.wrong-pattern',
  'stores.not-allowed',
  'stores.too-long',
  'stores.too-short',
  'stores.too-small',
  'stores.too-big',
  'stores.too-few',
  'stores.too-many',
  'stores.not-unique',
  'stores.invalid',
  'stores.server-owned',
])

/** Judges an answer: what is wrong with it, nothing when all is as it must be. */
export async function judgeAnswer({ expected }: DerivedRequest, answer: Answer): Promise<string | undefined> {
  const { status, milliseconds } = answer
  if (status === 0) return 'no answer'
  if (status >= 500) return `broke: ${status} ${answer.text.slice(0, 200)}`
  if (milliseconds > longest) return `hung for ${Math.round(milliseconds)} ms`
  if (status >= 400) {
    const problem = problemOf(answer)
    if (typeof problem === 'string') return problem
    return expected.kind === 'wrong'
      ? pointerTrouble(problem, expected.pointer, status)
      : formTrouble(problem)
  }
  if (expected.kind === 'wrong') return `taken: ${status} ${answer.text.slice(0, 100)}`
  return expected.type && falseTo(expected.type, answer)
}

type Problem = {
  readonly code: string
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
  return { code: body.code, errors: Array.isArray(body.errors) ? body.errors : [] }
}

/** The place that is wrong must be named, unless a rule of the practice has spoken first. */
function pointerTrouble(
  { code, errors }: Problem,
  pointer: string | undefined,
  status: number,
): string | undefined {
  if (pointer === undefined || status === 413) return undefined
  const isForm = [code, ...errors.map((each) => each.code)].some(
    (each) => each === required || formCodes.has(each),
  )
  if (!isForm && errors.length > 0) return undefined
  const isNamed = errors.some((each) => isOver(each.pointer, pointer) || isOver(pointer, each.pointer))
  return isNamed
    ? undefined
    : `${status} ${code} names ${JSON.stringify(errors.slice(0, 3))} instead of ${pointer}`
}

/** Is one place the other, or does it hold it? */
function isOver(one: string, other: string): boolean {
  return one === other || other.startsWith(`${one}/`)
}

function formTrouble({ code, errors }: Problem): string | undefined {
  const found = [code, ...errors.map((each) => each.code)].filter((each) => formCodes.has(each))
  return found.length === 0
    ? undefined
    : `refused for its form: ${found[0]} ${JSON.stringify(errors.slice(0, 2)).slice(0, 300)}`
}

async function falseTo(type: ResourceType, { text }: Answer): Promise<string | undefined> {
  const { stored } = (await validatorsOf[type]()) as { readonly stored: Validator<unknown> }
  if (stored(JSON.parse(text))) return undefined
  return `an answer that is not true to its schema: ${JSON.stringify(stored.errors?.slice(0, 2)).slice(0, 300)}`
}
