import { operations } from '#generated/operations/operations.ts'
import { bodies } from '#generated/operations/plain.ts'
import type { Session } from '#server/operations/accounts.ts'
import type { Asked, CallInput, Request, RequestFacts } from '#server/operations/call.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { admitted } from './admitted.ts'
import { type Exchange, sessionOf } from './exchange.ts'
import { incomingBytes } from './incoming-bytes.ts'
import { readBody } from './read-body.ts'
import { type Parameters, queryOf, readParameters } from './read-parameters.ts'
import { siteOf } from './site-of.ts'

/** What stands at an address, and what the trail calls it. */
export type Aim = Pick<Request, 'operation'> &
  Pick<RequestFacts, 'what' | 'type'> & {
    /** The names that its query may say, where it is no operation that says them. */
    readonly query?: readonly string[]
    /** It is asked by a page of its own accord: a session ends beside it as it would without. */
    readonly isUnattended?: boolean
  }

/** The request of an exchange, as the steps that `operations/answered.ts` takes; none of them is done twice. */
export function requestOf(exchange: Exchange, world: World, aim: Aim): Request {
  const { request, requestId, address } = exchange
  const { operation, what, type } = aim
  const verb = operation.ok ? operations[operation.value].verb : ''
  const { id } = membersOf(request.params)
  const parameters = once(() => readParameters(aim.query ?? queryOf(verb), request))
  const told = () => {
    const read = parameters()
    return read.ok ? read.value.told : {}
  }
  return {
    operation,
    session: once(() => sessionIn(exchange, aim.isUnattended !== true)),
    read: () => readAsked(exchange, verb, parameters()),
    enter: async (session) => {
      const practiceKey = practiceIn(exchange)
      const { profile } = told()
      if (!session) return failed({ kind: 'signedOut' })
      if (practiceKey !== undefined && !keyForm.test(practiceKey)) return failed({ kind: 'missing' })
      const acting = { ...(practiceKey !== undefined && { practiceKey }), ...(profile && { profile }) }
      return world.accounts.admittedFor(session, acting)
    },
    admit: (call) => admitted(world, call),
    bear: async (actor) => {
      const { securityToken } = told()
      return securityToken === undefined ? succeeded(actor) : world.accounts.bearing(actor, securityToken)
    },
    facts: {
      requestId,
      address,
      userAgent: request.headers['user-agent'] ?? '',
      ...(typeof id === 'string' && { id }),
      what,
      type,
    },
  }
}

/** What may be the key of a practice; anything else is that of none. */
const keyForm = /^[\w-]{1,100}$/

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The practice that the address names, also where nothing stands at it. */
function practiceIn({ request: { params, url } }: Exchange): string | undefined {
  const { practice } = membersOf(params)
  return typeof practice === 'string' ? practice : /^\/api\/v1\/practices\/([\w-]+)(?:[/?]|$)/.exec(url)?.[1]
}

async function sessionIn(exchange: Exchange, isUse: boolean): Promise<Outcome<Session>> {
  const known = await sessionOf(exchange, isUse)
  return known.ok ? succeeded(known.value.session) : known
}

async function readAsked(
  exchange: Exchange,
  verb: string,
  parameters: Outcome<Parameters>,
): Promise<Outcome<Asked>> {
  if (!parameters.ok) return parameters
  const { request, requestId, address } = exchange
  const body = await bodyOf(request, verb)
  if (!body.ok) return body

  const { path, query, told } = parameters.value
  const { profile: _profile, securityToken: _token, ...options } = told
  const { id, number, versionId = query.versionId } = path
  const userAgent = request.headers['user-agent']
  return succeeded({
    input: {
      query,
      ...body.value,
      ...(id !== undefined && { id }),
      ...(number !== undefined && { number }),
      ...(versionId !== undefined && { versionId }),
    },
    options: {
      ...options,
      requestId,
      address,
      site: siteOf(exchange),
      ...(userAgent !== undefined && { userAgent }),
      ...(query.confirmed === 'true' && { confirmed: true }),
      ...(query.dryRun === 'true' && { dryRun: true }),
    },
  })
}

/** The body as JSON; one that is none is received once nothing else is against the call. */
async function bodyOf(
  { method, raw }: Exchange['request'],
  verb: string,
): Promise<Outcome<Pick<CallInput, 'body' | 'bytes'>>> {
  if (method === 'GET' || method === 'HEAD') return succeeded({})
  if (isKeyOf(bodies, verb) && 'largest' in bodies[verb]) return succeeded({ bytes: incomingBytes(raw) })
  const body = await readBody(raw)
  return body.ok ? succeeded({ body: body.value }) : body
}
