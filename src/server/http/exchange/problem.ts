import { statusOf, subStatusOf } from '#server/operations/failures/status-of.ts'
import type { Failure, Finding } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import type { Speak } from './speak.ts'

/** A refusal in an HTTP answer as RFC 9457 has it, with the code and parameters that its sentence was made of. */
export type Problem = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

type Detail = { readonly code: string; readonly parameters?: Readonly<Record<string, string | number>> }

/** Turns a failure into what is sent. Nothing of the inside goes out. */
export function problemOf(failure: Failure, speak: Speak): Problem {
  const status = statusOf(failure)
  const { code, parameters } = detailOf(failure)
  const { subStatus, versionId } = markedOf(failure)
  const findings = 'findings' in failure ? (failure.findings ?? []) : []
  return {
    status,
    headers: headersOf(failure),
    body: {
      type: `urn:goldthread:problem:${kebab(failure.kind)}`,
      title: titleOf(failure, speak),
      status,
      detail: speak(code, parameters),
      code,
      ...(parameters && { parameters }),
      ...(subStatus !== undefined && { subStatus }),
      ...(versionId !== undefined && { versionId }),
      ...(failure.kind === 'gone' && failure.mergedInto !== undefined && { mergedInto: failure.mergedInto }),
      ...(findings.length > 0 && { errors: findings.map((finding) => errorOf(finding, speak)) }),
    },
  }
}

/** The sub-status and the stored version that a refusal names. */
function markedOf(failure: Failure): {
  readonly subStatus: number | undefined
  readonly versionId: string | undefined
} {
  const versionId = 'versionId' in failure ? failure.versionId : undefined
  return { subStatus: subStatusOf(failure), versionId }
}

/** The status of what is refused before it is anybody's request to anything. */
export const plainStatuses = {
  broken: 500,
  misdirected: 421,
  'no-page': 404,
  'bad-address': 400,
  'long-address': 414,
  'too-slow': 408,
  'large-headers': 431,
  'not-http': 400,
} as const

/** What is refused before it is anybody's request to anything; `broken` is the answer to a bug. */
export type PlainRefusal = keyof typeof plainStatuses

/** The answer to such a refusal: no word of what went wrong inside; that can be found in the log. */
export function plainProblem(refusal: PlainRefusal, speak: Speak): Problem {
  const status = plainStatuses[refusal]
  const code = `http.${refusal}`
  const body = {
    type: 'about:blank',
    title: speak(`http.title-${refusal}`),
    status,
    detail: speak(code),
    code,
  }
  return { status, headers: {}, body }
}

function errorOf({ pointer, message, parameters }: Finding, speak: Speak): Readonly<Record<string, unknown>> {
  return { pointer, code: message, message: speak(message, parameters), ...(parameters && { parameters }) }
}

function titleOf(failure: Failure, speak: Speak): string {
  const subStatus = subStatusOf(failure)
  if (subStatus === subStatuses.statusChange) return speak('http.title-status-change')
  if (subStatus === subStatuses.cannotDelete) return speak('http.title-cannot-delete')
  return speak(`http.title-${kebab(failure.kind)}`)
}

/** The one sentence that says what happened, what became of the work and what to do. */
function detailOf(failure: Failure): Detail {
  switch (failure.kind) {
    case 'malformed':
      return first(failure.findings) ?? { code: failure.what }
    case 'invalid':
      return failure.findings.length === 1
        ? (first(failure.findings) ?? { code: 'http.invalid' })
        : { code: 'http.invalid' }
    case 'conflict':
      return first(failure.findings) ?? { code: failure.because }
    case 'locked':
    case 'precondition':
    case 'unavailable':
      return { code: failure.because }
    case 'forbidden':
      return {
        code: failure.because ?? forbiddenCode(failure.subStatus),
        parameters: { permission: failure.permission },
      }
    case 'full':
      return failure.because === undefined
        ? { code: 'http.full' }
        : { code: failure.because, parameters: { limit: failure.limit ?? 0 } }
    case 'tooLarge':
      return { code: 'http.too-large', parameters: { limit: failure.limit } }
    case 'unsupported':
      return { code: 'http.unsupported', parameters: { expected: failure.expected } }
    case 'disallowed':
      return { code: 'http.disallowed', parameters: { allowed: failure.allowed.join(', ') } }
    case 'gone':
      return { code: failure.mergedInto === undefined ? 'http.gone' : 'http.merged' }
    case 'busy':
      return { code: 'http.busy', parameters: { seconds: Math.ceil(failure.retryAfterMilliseconds / 1000) } }
    default:
      return { code: `http.${kebab(failure.kind)}` }
  }
}

const forbiddenCodes: Readonly<Record<number, string>> = {
  [subStatuses.tokenInvalid]: 'http.token-invalid',
  [subStatuses.tokenExpired]: 'http.token-expired',
  [subStatuses.recordClosed]: 'http.record-closed',
  [subStatuses.credentialWrong]: 'http.credential-wrong',
}

function forbiddenCode(subStatus: number | undefined): string {
  return (subStatus === undefined ? undefined : forbiddenCodes[subStatus]) ?? 'http.forbidden'
}

function first(findings: readonly Finding[] | undefined): Detail | undefined {
  const [finding] = findings ?? []
  return finding && { code: finding.message, ...(finding.parameters && { parameters: finding.parameters }) }
}

function kebab(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function headersOf(failure: Failure): Readonly<Record<string, string>> {
  if (failure.kind === 'busy' || failure.kind === 'underWay')
    return { 'retry-after': String(Math.max(1, Math.ceil(failure.retryAfterMilliseconds / 1000))) }
  const isShort = failure.kind === 'full' && failure.because === undefined
  if (failure.kind === 'unavailable' || isShort) return { 'retry-after': '1' }
  if (failure.kind === 'disallowed') return { allow: allowing(failure.allowed) }
  return {}
}

/** What the header says that can be asked: where something can be read, its head too, and everywhere what can be asked. */
export function allowing(methods: readonly string[]): string {
  return [...methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : each)), 'OPTIONS'].join(', ')
}
