import { defaultRetryMilliseconds } from '#shared/limits/limits.ts'
import type { Failure, Finding } from '#shared/outcome/outcome.ts'
import type { Seen, SeenFailure } from '#shared/outcome/seen-failure.ts'
import { type SubStatus, subStatuses } from '#shared/outcome/sub-status.ts'

/** An answer that is not a success, read whole. */
export type Refusal = {
  readonly status: number
  readonly headers: Headers
  /** JSON where the answer was JSON, else its text. */
  readonly body: unknown
}

type Problem = {
  readonly title?: string
  readonly detail?: string
  readonly subStatus?: SubStatus
  readonly mergedInto?: string
  readonly versionId?: string
  readonly errors?: readonly {
    readonly pointer?: string
    readonly message?: string
    readonly code?: string
    readonly parameters?: NonNullable<Finding['parameters']>
  }[]
}

/** The table of `src/server/operations/failures/status-of.ts` read backwards: a status and a body become one of the house's ways of saying no. */
export function failureOf(refusal: Refusal): SeenFailure {
  const problem = problemOf(refusal.body)
  return { ...kindOf(refusal, problem), seen: seenOf(refusal, problem) }
}

/** How long to wait before a 429 or 449 may be tried again: `retry-after` in seconds, else 100 ms. */
export function retryAfter(headers: Headers): number {
  const text = headers.get('retry-after')
  const seconds = text === null ? Number.NaN : Number(text)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : defaultRetryMilliseconds
}

type Reader = (refusal: Refusal, problem: Problem) => Failure

const readers: { readonly [status: number]: Reader } = {
  400: (_, problem) => ({ kind: 'malformed', what: problem.detail ?? '', findings: findingsOf(problem) }),
  401: () => ({ kind: 'signedOut' }),
  403: (_, problem) => ({ kind: 'forbidden', permission: problem.detail ?? '', ...subStatusOf(problem) }),
  404: () => ({ kind: 'missing' }),
  405: ({ headers }) => ({ kind: 'disallowed', allowed: (headers.get('allow') ?? '').split(/,\s*/) }),
  408: () => ({ kind: 'busy', retryAfterMilliseconds: defaultRetryMilliseconds }),
  409: (_, problem) =>
    problem.subStatus === subStatuses.locked
      ? { kind: 'locked', because: problem.detail ?? '' }
      : {
          kind: 'conflict',
          because: problem.detail ?? '',
          findings: findingsOf(problem),
          ...subStatusOf(problem),
          ...(problem.versionId === undefined ? {} : { versionId: problem.versionId }),
        },
  410: (_, { mergedInto }) => ({ kind: 'gone', ...(mergedInto !== undefined && { mergedInto }) }),
  412: (_, problem) => ({ kind: 'precondition', status: 412, because: problem.detail ?? '' }),
  413: () => ({ kind: 'tooLarge', limit: 0 }),
  415: () => ({ kind: 'unsupported', expected: 'application/json' }),
  422: (_, problem) => ({ kind: 'invalid', findings: findingsOf(problem), ...subStatusOf(problem) }),
  428: (_, problem) => ({ kind: 'precondition', status: 428, because: problem.detail ?? '' }),
  429: ({ headers }) => ({ kind: 'busy', retryAfterMilliseconds: retryAfter(headers) }),
  431: () => ({ kind: 'tooLarge', limit: 0 }),
  449: ({ headers }) => ({ kind: 'busy', retryAfterMilliseconds: retryAfter(headers) }),
  507: () => ({ kind: 'full' }),
}

function kindOf(refusal: Refusal, problem: Problem): Failure {
  const reader = readers[refusal.status]
  return reader ? reader(refusal, problem) : { kind: 'unavailable', because: problem.detail ?? '' }
}

function problemOf(body: unknown): Problem {
  return typeof body === 'object' && body !== null ? body : {}
}

function findingsOf(problem: Problem): readonly Finding[] {
  const errors = Array.isArray(problem.errors) ? problem.errors : []
  if (errors.length === 0 && problem.detail)
    return [{ pointer: '', weight: 'blocks', message: problem.detail }]
  return errors.map(({ pointer, message, code, parameters }) => ({
    pointer: pointer ?? '',
    weight: 'blocks',
    message: message ?? code ?? '',
    ...(message !== undefined && code !== undefined && { code }),
    // What is said already needs them no more; they are for who asked.
    ...(pointer === '/secondFactor' && parameters && { parameters }),
  }))
}

function subStatusOf({ subStatus }: Problem): { readonly subStatus?: SubStatus } {
  return subStatus === undefined ? {} : { subStatus }
}

function seenOf({ status, headers, body }: Refusal, { title }: Problem): Seen {
  const requestId = headers.get('requestid')
  return {
    status,
    body,
    ...(requestId === null ? {} : { requestId }),
    ...(title === undefined ? {} : { title }),
  }
}
