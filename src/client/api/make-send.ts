import createClient from 'openapi-fetch'
import type { paths } from '#generated/operations/api.ts'
import { type OperationId, operations, plainId } from '#generated/operations/operations.ts'
import {
  type Page,
  type PlainInputs,
  type PlainReplies,
  type PlainVerb,
  pagedVerbs,
  readingVerbs,
} from '#generated/operations/plain.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { type CallKeys, openCallKeys } from './call-keys.ts'
import { failureOf } from './failure-of.ts'
import type { OperationInput, OperationReply } from './operation-input.ts'
import { requestOf } from './request-of.ts'

/** What a call needs of the world. */
export type ApiWorld = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  /** Where and as whom the call is made; undefined when nobody is signed in. */
  readonly acting: () => { readonly practiceKey: string; readonly profile: string } | undefined
  readonly wait: (milliseconds: number) => Promise<void>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A UUID of version 7: the key of a call that changes something. */
  readonly newId: () => string
  /** Told of each 401, so that the sign-in dialog can open over the page. */
  readonly onSignedOut: () => void
  /** The patient-access token that goes along while one is held, as the header has it. */
  readonly token?: () => string | undefined
  /** Told that the server does not take this token: it ended, or was changed elsewhere. */
  readonly onTokenRefused?: (value: string) => void
}

/** Asks one thing of the server. A refusal is a value; a failure that was answered carries what was seen. */
export type Send = <Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
) => Promise<Outcome<OperationReply<Id>>>

/** Asks a plain thing of a type that is only known when it is asked; what the type does not allow is refused here. */
export type SendPlain = <Type extends ResourceType, Verb extends PlainVerb>(
  type: Type,
  verb: Verb,
  input: PlainInputs<Type>[Verb],
) => Promise<Outcome<PlainReplies<Type>[Verb]>>

const mostWaits = 5
const longestWait = 10_000

/** What leaves open whether it was done: asked again, it goes with the same key. */
export const leavesOpen: ReadonlySet<Failure['kind']> = new Set(['unreachable', 'unavailable', 'busy'])

/**
 * The one client: openapi-fetch over the generated document, the profile header, a key for each call that changes something,
 * waiting as told, refusals as failures.
 */
export function makeSend(world: ApiWorld): Send {
  const client = createClient<paths>({ baseUrl: world.origin, fetch: world.fetch })
  const keys = openCallKeys(world)

  client.use({
    onRequest: ({ request }) => {
      const acting = world.acting()
      if (acting) request.headers.set('x-profile', acting.profile)
      const token = world.token?.()
      if (token !== undefined) request.headers.set('x-security-token', token)
      return request
    },
  })

  return async (id, input) => {
    const entry = operations[id]
    const acting = world.acting()
    if (!acting) return failed({ kind: 'signedOut' })

    // The inputs of all operations are too many for the compiler to put beside something else.
    const told: unknown = input
    const { key, settle } = keyOf(keys, entry, JSON.stringify([acting, id, told]))
    const wire = requestOf(entry, { ...key, ...input }, acting.practiceKey)
    // The generated paths are too many for the compiler to find one of them by a computed name.
    const call = client.request as LooseRequest
    const token = world.token?.()
    const ask = () => withWaits(world, () => call(wire.method, wire.path, wire.init))
    const first = await ask()
    const outcome = token !== undefined && refusesToken(first) ? await withoutToken(world, token, ask) : first
    settle(outcome)
    if (!outcome.ok && outcome.failure.kind === 'signedOut') world.onSignedOut()
    if (!outcome.ok) return outcome

    // The server answers what its document says of this operation.
    return succeeded(replyOf(entry.verb, outcome.value) as OperationReply<typeof id>)
  }
}

/** Does the server not take the patient-access token? Nothing was done then. */
function refusesToken(outcome: Outcome<unknown>): boolean {
  if (outcome.ok || outcome.failure.kind !== 'forbidden') return false
  const { subStatus } = outcome.failure
  return subStatus === subStatuses.tokenInvalid || subStatus === subStatuses.tokenExpired
}

function withoutToken<Value>(
  { onTokenRefused }: ApiWorld,
  token: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  onTokenRefused?.(token)
  return ask()
}

type Key = {
  readonly key: { readonly idempotencyKey?: string }
  /** Hears what became of the call. */
  readonly settle: (outcome: Outcome<unknown>) => void
}

function keyOf(keys: CallKeys, entry: (typeof operations)[OperationId], asked: string): Key {
  if (!changesSomething(entry)) return { key: {}, settle: () => undefined }
  return {
    key: { idempotencyKey: keys.keyFor(asked) },
    settle: (outcome) => {
      if (outcome.ok || !leavesOpen.has(outcome.failure.kind)) keys.forget(asked)
    },
  }
}

/** An act under the right to read only looks something up. */
function changesSomething({ kind, verb, permission }: (typeof operations)[OperationId]): boolean {
  return kind === 'act' ? !permission.endsWith(':Read') : !readingVerbs.some((each) => each === verb)
}

/** The same way to the server, by type and verb. */
export function plainly(send: Send): SendPlain {
  // The table of ids says what is asked; from there the compiler cannot follow to input and reply.
  const ask = send as (id: OperationId, input: object) => Promise<Outcome<never>>
  return async (type, verb, input) => {
    const id = plainId[type][verb]
    return id === undefined ? failed({ kind: 'disallowed', allowed: [] }) : ask(id, input)
  }
}

/** The generated document is far larger than what the compiler can narrow by a computed path, so the types stand in `operation-types`. */
type LooseRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>

type Answered = { readonly data: unknown; readonly headers: Headers }

async function withWaits(world: ApiWorld, call: () => ReturnType<LooseRequest>): Promise<Outcome<Answered>> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await once(call)
    if (outcome.ok || outcome.failure.kind !== 'busy' || attempt > mostWaits) return outcome
    if (outcome.failure.retryAfterMilliseconds > longestWait) return outcome
    await world.wait(outcome.failure.retryAfterMilliseconds)
  }
}

async function once(call: () => ReturnType<LooseRequest>): Promise<Outcome<Answered>> {
  try {
    const { data, error, response } = await call()
    const { status, headers } = response
    if (response.ok || status === 304) return succeeded({ data, headers })
    return failed(failureOf({ status, headers, body: error }))
  } catch {
    return failed({ kind: 'unreachable' } satisfies SeenFailure)
  }
}

function replyOf(verb: string, { data, headers }: Answered): unknown {
  if (!pagedVerbs.some((each) => each === verb)) return data
  const continuation = headers.get('x-continuation-token')
  const total = headers.get('x-total-count')
  return {
    items: Array.isArray(data) ? data : [],
    ...(continuation ? { continuation } : {}),
    ...(total === null ? {} : { total: Number(total) }),
  } satisfies Page<unknown>
}
