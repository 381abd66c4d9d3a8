import { type OperationId, operations } from '#generated/operations/operations.ts'
import { type Exchange, sendAnswer, sendFailure, sessionOf } from '#server/http/exchange/exchange.ts'
import { readBody } from '#server/http/exchange/read-body.ts'
import { readOptions } from '#server/http/exchange/read-options.ts'
import { auditRefusal } from '#server/http/exchange/refusals.ts'
import type { Session } from '#server/operations/accounts.ts'
import type { Call, CallInput } from '#server/operations/call.ts'
import type { World } from '#server/operations/world.ts'
import { type Failure, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { runAdmitted } from './run-admitted.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]
export type Answering = (exchange: Exchange) => Promise<unknown>
export type Route = (method: Method, path: string, answer: Answering) => void

/** What a path answers to, and the first thing that can be asked there. */
type Answered = { readonly first: OperationId; readonly byMethod: Map<Method, OperationId> }

/** One route for each generated operation, and a 405 wherever a path exists and the verb does not. */
export function addApiRoutes(route: Route): void {
  const byPath = new Map<string, Answered>()
  for (const { id, method, path } of Object.values(operations)) {
    const known = byPath.get(path) ?? { first: id, byMethod: new Map() }
    known.byMethod.set(method, id)
    byPath.set(path, known)
  }
  for (const [path, known] of byPath)
    for (const method of methods) {
      const operation = known.byMethod.get(method)
      const url = path.replace(/\{(\w+)\}/g, ':$1')
      route(method, url, operation ? answerOperation(operation) : answerDisallowed(known))
    }
}

/** From request to answer; 401, 400, 404 practice, 403, then the operation's own (`src/server/operations/README.md`, "Saying no"). */
function answerOperation(operation: OperationId): Answering {
  return async (exchange) => {
    const known = await sessionOf(exchange)
    if (!known.ok) return refuse(exchange, known.failure, { operation, session: undefined })
    const { world, session } = known.value

    const call = await readCall(exchange, { world, session, operation })
    if (!call.ok) return refuse(exchange, call.failure, { operation, session })
    const outcome = await runAdmitted(world, call.value)
    if (!outcome.ok) return sendFailure(exchange, outcome.failure, call.value.actor)
    return sendAnswer(exchange, outcome.value)
  }
}

type Reading = { readonly world: World; readonly session: Session; readonly operation: OperationId }

async function readCall(exchange: Exchange, { world, session, operation }: Reading): Promise<Outcome<Call>> {
  const { request, requestId, address } = exchange
  const asked = readOptions(request.headers, { requestId, address })
  if (!asked.ok) return asked
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const body = isReading ? succeeded(undefined) : await readBody(request.raw)
  if (!body.ok) return body

  // The routes of the API have these parameters.
  const { practice, id, versionId } = request.params as Readonly<Record<string, string | undefined>>
  const acting = { ...asked.value.acting, ...(practice !== undefined && { practiceKey: practice }) }
  const actor = await world.accounts.actorFor(session, acting)
  if (!actor.ok) return actor

  // Fastify reads a query as texts by name.
  const query = request.query as NonNullable<CallInput['query']>
  const version = versionId ?? query.versionId
  const input = {
    query,
    body: body.value,
    ...(id !== undefined && { id }),
    ...(version !== undefined && { versionId: version }),
  }
  return succeeded({
    actor: actor.value,
    operation,
    input,
    options: {
      ...asked.value.options,
      ...(query.confirmed === 'true' && { confirmed: true }),
      // Whoever asks for a trial in other words than ours must not have it done in earnest.
      ...(query.dryRun !== undefined && query.dryRun !== 'false' && { dryRun: true }),
    },
  })
}

/** The trail names the refusal by the first operation of the path. */
function answerDisallowed({ first: operation, byMethod }: Answered): Answering {
  const failure: Failure = { kind: 'disallowed', allowed: [...byMethod.keys()] }
  return async (exchange) => {
    const session = await sessionOf(exchange)
    return refuse(exchange, failure, { operation, session: session.ok ? session.value.session : undefined })
  }
}

type RefusedCall = { readonly operation: OperationId; readonly session: Session | undefined }

async function refuse(
  exchange: Exchange,
  failure: Failure,
  { operation, session }: RefusedCall,
): Promise<unknown> {
  const { world } = exchange.state
  if (world && failure.kind !== 'unavailable')
    await auditRefusal(exchange, world, {
      failure,
      operation,
      personId: session?.personId ?? null,
      type: operations[operation].resource,
    })
  return sendFailure(exchange, failure)
}
