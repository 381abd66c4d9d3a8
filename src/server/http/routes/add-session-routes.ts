import { auditRefusal } from '#server/http/exchange/audit-refusal.ts'
import { cookieOf, tokenOf } from '#server/http/exchange/cookie-of.ts'
import { type Exchange, sendAnswer, sendFailure, sessionOf } from '#server/http/exchange/exchange.ts'
import { isCrossSite } from '#server/http/exchange/is-cross-site.ts'
import { readBody } from '#server/http/exchange/read-body.ts'
import { readParameters } from '#server/http/exchange/read-parameters.ts'
import { siteOf } from '#server/http/exchange/site-of.ts'
import type { ActingAs, Session } from '#server/operations/accounts.ts'
import type { World } from '#server/operations/world.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { installationId } from '#shared/permissions/installation-id.ts'
import type { Route } from './add-api-routes.ts'
import { deviceSecretsOf } from './device-secrets-of.ts'

/** Signing in and out, who I am, and the first password; these are about the installation and no practice's operations. */
export function addSessionRoutes(route: Route): void {
  route('POST', '/api/v1/session', signIn)
  route('GET', '/api/v1/session', whoAmI)
  route('DELETE', '/api/v1/session', signOut)
  route('POST', '/api/v1/session/welcome', welcome)
  route('GET', '/api/v1/start', start)
}

async function signIn(exchange: Exchange): Promise<unknown> {
  const { request, reply, cookie, requestId, address } = exchange
  const opened = await openDoor(exchange)
  if (!opened.ok) return refuse(exchange, { failure: opened.failure, operation: 'session.create' })
  const { world, body } = opened.value
  const { username, password, newPassword, secondFactor, practice, token: wantsToken } = body
  if (
    typeof username !== 'string' ||
    typeof password !== 'string' ||
    username.length > 254 ||
    password.length > 256 ||
    !isLeftOut(newPassword, 256) ||
    !isLeftOut(secondFactor, longestFactor)
  )
    return refuse(exchange, {
      failure: { kind: 'malformed', what: 'http.credentials-expected' },
      operation: 'session.create',
    })

  const signed = await world.accounts.signIn({
    username,
    password,
    requestId,
    address,
    userAgent: request.headers['user-agent'] ?? '',
    site: siteOf(exchange),
    ...(typeof secondFactor === 'string' && { secondFactor }),
    ...(typeof newPassword === 'string' && { newPassword }),
    ...(typeof practice === 'string' && { practice }),
  })
  if (!signed.ok) return sendFailure(exchange, signed.failure)

  const { token, session } = signed.value
  const acting = typeof practice === 'string' ? { practiceKey: practice } : {}
  const told = await world.accounts.describe(session, acting)
  if (!told.ok) return sendFailure(exchange, told.failure)
  reply.header('set-cookie', cookieOf(token, cookie))
  const device = deviceSecretsOf(world.keys.sealing, { personId: session.personId, token })
  const value = { ...membersOf(told.value), device, ...(wantsToken === true && { token }) }
  return sendAnswer(exchange, { value, status: 200 })
}

/** The answer of a passkey is the longest. */
const longestFactor = 20_000

/** A text that may be left out. */
function isLeftOut(value: unknown, longest: number): value is string | undefined {
  return value === undefined || (typeof value === 'string' && value.length <= longest)
}

async function whoAmI(exchange: Exchange): Promise<unknown> {
  const known = await sessionOf(exchange)
  if (!known.ok) return refuse(exchange, { failure: known.failure, operation: 'session.read' })
  const { world, session } = known.value
  const acting = actingOf(exchange)
  if (!acting.ok) return refuse(exchange, { failure: acting.failure, operation: 'session.read', session })

  const told = await world.accounts.describe(session, acting.value)
  if (!told.ok) return refuse(exchange, { failure: told.failure, operation: 'session.read', session })
  await leaveRow(exchange, { world, personId: session.personId, event: 'session' })
  const token = tokenOf(exchange.request.headers, exchange.cookie) ?? ''
  const device = deviceSecretsOf(world.keys.sealing, { personId: session.personId, token })
  return sendAnswer(exchange, { value: { ...membersOf(told.value), device }, status: 200 })
}

async function signOut(exchange: Exchange): Promise<unknown> {
  const known = await sessionOf(exchange)
  if (known.ok || known.failure.kind === 'signedOut') forgetInBrowser(exchange)
  if (!known.ok) return refuse(exchange, { failure: known.failure, operation: 'session.delete' })
  const { world, session } = known.value
  await world.accounts.signOut(session)
  await leaveRow(exchange, { world, personId: session.personId, event: 'logout' })
  return sendAnswer(exchange, { value: undefined, status: 204 })
}

/**
 * The browser forgets the session and what it keeps of pages, those that its back button would show among them.
 * Its storage stays: there lies the encrypted queue of what is not sent yet, and the pages that work without a network;
 * other cookies stay, for a header can only take away those of all neighbouring names together.
 */
function forgetInBrowser({ reply, cookie }: Exchange): void {
  reply.headers({ 'set-cookie': cookieOf('', cookie), 'clear-site-data': '"cache"' })
}

async function welcome(exchange: Exchange): Promise<unknown> {
  const opened = await openDoor(exchange)
  if (!opened.ok) return refuse(exchange, { failure: opened.failure, operation: 'session.welcome' })
  const { token, password } = opened.value.body
  if (typeof token !== 'string' || typeof password !== 'string')
    return refuse(exchange, {
      failure: { kind: 'malformed', what: 'http.credentials-expected' },
      operation: 'session.welcome',
    })
  const done = await opened.value.world.accounts.welcome(token, password)
  if (!done.ok) return refuse(exchange, { failure: done.failure, operation: 'session.welcome' })
  const { loginName, personId } = done.value
  await leaveRow(exchange, { world: opened.value.world, personId, event: 'password-change' })
  return sendAnswer(exchange, { value: { loginName }, status: 200 })
}

/** For the sign-in screen: is the server ready, how far is the demo, who can be chosen there. Nobody is signed in yet. */
async function start(exchange: Exchange): Promise<unknown> {
  const { world, progress, demoRoles } = exchange.state
  const value = { ready: world !== undefined, demo: demoRoles.length > 0, progress, roles: demoRoles }
  return sendAnswer(exchange, { value, status: 200 })
}

type Door = {
  readonly world: World
  readonly body: Readonly<Record<string, unknown>>
  readonly idempotencyKey?: string
}

/** What sign-in, welcome and invitations have in common: a world, the same site, a JSON object. */
export async function openDoor({ request, state }: Exchange): Promise<Outcome<Door>> {
  if (!state.world || state.isStopping) return failed({ kind: 'unavailable', because: 'http.starting' })
  if (isCrossSite(request)) return failed({ kind: 'forbidden', permission: 'origin' })
  const said = readParameters([], request)
  if (!said.ok) return said
  const body = await readBody(request.raw)
  if (!body.ok) return body
  if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value))
    return failed({ kind: 'malformed', what: 'http.object-expected' })
  const { idempotencyKey } = said.value.told
  return succeeded({
    world: state.world,
    body: membersOf(body.value),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
}

function actingOf({ request }: Exchange): Outcome<ActingAs> {
  const said = readParameters(['practice'], request)
  if (!said.ok) return said
  const { profile } = said.value.told
  const { practice } = membersOf(request.query)
  return succeeded({
    ...(profile !== undefined && { profile }),
    ...(typeof practice === 'string' && { practiceKey: practice }),
  })
}

/** Refuses a call about the installation, and leaves its row. */
export async function refuse(
  exchange: Exchange,
  {
    failure,
    operation,
    session,
  }: { readonly failure: Failure; readonly operation: string; readonly session?: Session | undefined },
): Promise<unknown> {
  const { world } = exchange.state
  const personId = session?.personId ?? null
  if (world && failure.kind !== 'unavailable')
    await auditRefusal(exchange, world, { failure, operation, personId, type: 'Session' })
  return sendFailure(exchange, failure)
}

type Left = { readonly world: World; readonly personId: string; readonly event: string }

/** Leaves the audit row of a call about the installation. */
export async function leaveRow(
  { requestId, request, address }: Exchange,
  { world, personId, event }: Left,
): Promise<void> {
  await world.trail.write({
    practiceId: installationId,
    id: world.newId(),
    at: world.now().iso,
    requestId,
    actorId: personId,
    profileId: null,
    action: event === 'session' ? 'R' : 'E',
    type: 'Session',
    resourceId: null,
    versionId: null,
    patientId: null,
    outcome: 'Success',
    status: event === 'logout' ? 204 : 200,
    reason: null,
    detail: {
      event,
      ip: address,
      userAgent: request.headers['user-agent']?.slice(0, userAgentCharacters) ?? '',
    },
  })
}
