import { type OperationId, operations } from '#generated/operations/operations.ts'
import { type Exchange, sendAnswer, sendFailure, worldOf } from '#server/http/exchange/exchange.ts'
import { allowing } from '#server/http/exchange/problem.ts'
import { type Aim, requestOf } from '#server/http/exchange/request-of.ts'
import { leaveDoorRow } from '#server/operations/leave-door-row.ts'
import { runRequest } from '#server/operations/run-operation.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import type { KnownPath, KnownPaths } from './known-paths.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]
export type Answering = (exchange: Exchange) => Promise<unknown>
export type Route = (method: Method, path: string, answer: Answering) => void

/** What a path answers to, and the first thing that can be asked there. */
type Answered = { readonly first: OperationId; readonly byMethod: Map<Method, OperationId> }

const byUrl = new Map<string, Answered>()
for (const { id, method, path } of Object.values(operations)) {
  const url = path.replace(/\{(\w+)\}/g, ':$1')
  const known = byUrl.get(url) ?? { first: id, byMethod: new Map() }
  known.byMethod.set(method, id)
  byUrl.set(url, known)
}

/** One route for each generated operation, and a 405 wherever a path exists and the verb does not, though it may look like another path. */
export function addApiRoutes(route: Route, disallowed: Route): void {
  for (const [url, { byMethod, first }] of byUrl)
    for (const method of methods) {
      const operation = byMethod.get(method)
      if (operation) route(method, url, (exchange) => answerRequest(exchange, aimAt(operation)))
      else
        disallowed(method, url, (exchange) => answerRequest(exchange, aimBeside(first, [...byMethod.keys()])))
    }
}

/**
 * Answers what is asked where no route is: what can be asked of a path that is known, 405 for any other method there, 404 for
 * what is nowhere.
 */
export function answerUnrouted(paths: KnownPaths): Answering {
  return (exchange) => {
    const { url, method } = exchange.request
    const known = paths.find(url)
    if (!known) return answerRequest(exchange, nowhere)
    return method === 'OPTIONS' ? answerOptions(exchange, known) : answerRequest(exchange, aimOf(known))
  }
}

/** From request to answer: everything is asked and refused in `operations/answered.ts`, and leaves its row in the trail. */
async function answerRequest(exchange: Exchange, aim: Aim): Promise<unknown> {
  const serving = worldOf(exchange)
  if (!serving.ok) return sendFailure(exchange, serving.failure)
  const world = serving.value
  const { outcome, actor } = await runRequest(world, requestOf(exchange, world, aim))
  return outcome.ok ? sendAnswer(exchange, outcome.value) : sendFailure(exchange, outcome.failure, actor)
}

function aimAt(operation: OperationId): Aim {
  return { operation: succeeded(operation), what: operation, type: operations[operation].resource }
}

/** The trail names the refusal by the first operation of the path. */
function aimBeside(first: OperationId, allowed: readonly string[]): Aim {
  return { ...aimAt(first), operation: failed({ kind: 'disallowed', allowed }) }
}

function aimOf({ url, methods: allowed }: KnownPath): Aim {
  const first = byUrl.get(url)?.first
  if (first !== undefined) return aimBeside(first, allowed)
  return { operation: failed({ kind: 'disallowed', allowed }), what: 'http.method', type: null }
}

const nowhere: Aim = { operation: failed({ kind: 'missing' }), what: 'http.address', type: null }

/** Says what can be asked of a path; of whose it is and what stands there, nothing. */
async function answerOptions(exchange: Exchange, known: KnownPath): Promise<unknown> {
  const { world } = exchange.state
  const aim = { ...aimOf(known), what: 'http.options' }
  if (world) await leaveDoorRow(world, requestOf(exchange, world, aim), { kind: 'told', status: 204 })
  exchange.reply.header('allow', allowing(known.methods))
  return sendAnswer(exchange, { value: undefined, status: 204 })
}
