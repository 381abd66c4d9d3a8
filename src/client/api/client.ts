import createClient from 'openapi-fetch'
import type { paths } from '#generated/operations/api.ts'
import { type OperationId, operations, plainId } from '#generated/operations/operations.ts'
import {
  type Page,
  type PlainInputs,
  type PlainReplies,
  type PlainVerb,
  pagedVerbs,
} from '#generated/operations/plain.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { failureOf } from './failure-of.ts'
import type { OperationInput, OperationReply } from './operation-types.ts'
import { requestOf } from './request-of.ts'

/** What a call needs of the world. */
export type ApiWorld = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  /** Where and as whom the call is made; undefined when nobody is signed in. */
  readonly acting: () => { readonly practiceKey: string; readonly profile: string } | undefined
  readonly wait: (milliseconds: number) => Promise<void>
  /** Told of each 401, so that the sign-in dialog can open over the page. */
  readonly onSignedOut: () => void
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

/** The one client: openapi-fetch over the generated document, the profile header, waiting as told, refusals as failures. */
export function makeSend(world: ApiWorld): Send {
  const client = createClient<paths>({ baseUrl: world.origin, fetch: world.fetch })

  client.use({
    onRequest: ({ request }) => {
      const acting = world.acting()
      if (acting) request.headers.set('x-profile', acting.profile)
      return request
    },
  })

  return async (id, input) => {
    const entry = operations[id]
    const acting = world.acting()
    if (!acting) return failed({ kind: 'signedOut' })

    const wire = requestOf(entry, input, acting.practiceKey)
    // The generated paths are too many for the compiler to find one of them by a computed name.
    const call = client.request as LooseRequest
    const outcome = await withWaits(world, () => call(wire.method, wire.path, wire.init))
    if (!outcome.ok && outcome.failure.kind === 'signedOut') world.onSignedOut()
    if (!outcome.ok) return outcome

    // The server answers what its document says of this operation.
    return succeeded(replyOf(entry.verb, outcome.value) as OperationReply<typeof id>)
  }
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
