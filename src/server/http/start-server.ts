import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import compress from '@fastify/compress'
import serveStatic from '@fastify/static'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { auditConnection, auditForeignHost, auditUnread } from '#server/http/exchange/audit-refusal.ts'
import {
  endBroken,
  type LastReplies,
  limitConnections,
  limitSlowReaders,
  type TellRefusal,
  usualLimits,
} from '#server/http/exchange/connection-limits.ts'
import { type Exchange, sendFailure, sendPlain } from '#server/http/exchange/exchange.ts'
import { addressOf, hostsOf, isForUs, proxiesIn } from '#server/http/exchange/hosts-of.ts'
import { type PlainRefusal, plainStatuses } from '#server/http/exchange/problem.ts'
import type { HttpSettings, ServerState } from '#server/http/exchange/server-state.ts'
import { addAccountRoutes } from '#server/http/routes/add-account-routes.ts'
import {
  type Answering,
  addApiRoutes,
  answerUnrouted,
  type Method,
  type Route,
} from '#server/http/routes/add-api-routes.ts'
import { addCalendarRoute } from '#server/http/routes/add-calendar-route.ts'
import { addChangesRoute } from '#server/http/routes/add-changes-route.ts'
import { addDatabaseRoutes } from '#server/http/routes/add-database-routes.ts'
import { addFactorRoutes } from '#server/http/routes/add-factor-routes.ts'
import { addInviteRoutes } from '#server/http/routes/add-invite-routes.ts'
import { addPresenceRoute } from '#server/http/routes/add-presence-route.ts'
import { addSessionRoutes } from '#server/http/routes/add-session-routes.ts'
import { addVisitRoutes } from '#server/http/routes/add-visit-routes.ts'
import { KnownPaths } from '#server/http/routes/known-paths.ts'
import { failureOfThrow } from '#server/operations/failures/failure-of-throw.ts'
import { addFigures } from './add-figures.ts'
import { servePages } from './pages/serve-pages.ts'
import { readinessOf } from './readiness.ts'

const longestUrl = 8 * 1024
const longestHeaders = 16 * 1024

/** The HTTP server while it listens. */
export type RunningServer = {
  readonly url: string
  /** Takes no more requests, lets those under way end, within the given milliseconds. */
  stop(patience?: number): Promise<void>
}

/** Starts to listen at once; what it can answer grows with the state. */
export async function startServer(
  state: ServerState,
  settings: HttpSettings,
  log: FastifyBaseLogger,
): Promise<RunningServer> {
  const begin = beginning(state, settings)
  const app = appWith(state, settings, { log, begin })
  const paths = new KnownPaths()
  const unknown = routeOver(app, begin)
  const route: Route = (method, url, answer) => {
    paths.add(method, url)
    unknown(method, url, answer)
  }
  addHealth(app, state, paths)
  addFigures(app, state)
  addApiRoutes(route, unknown)
  addChangesRoute(route)
  addPresenceRoute(route)
  addSessionRoutes(route)
  addAccountRoutes(route)
  addFactorRoutes(route)
  addInviteRoutes(route)
  addVisitRoutes(route)
  addCalendarRoute(route)
  if (settings.databaseAdministration) addDatabaseRoutes(route)
  addUnknown(app, { unknown, paths, begin })
  await addPages(app, state)

  const url = await app.listen({ host: settings.host, port: settings.port })
  return { url, stop: (patience) => stopWithin(app, state, patience) }
}

/** What every answer carries, so that no page of elsewhere can read, frame or reinterpret it; under TLS, that there is no other way to come here. */
function alwaysSent(secure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

type Begin = (request: FastifyRequest, reply: FastifyReply) => Exchange

function beginning(state: ServerState, { secure }: HttpSettings): Begin {
  return (request, reply) => ({
    request,
    reply,
    requestId: request.id,
    address: addressOf(request),
    state,
    cookie: { secure },
    startedAt: performance.now(),
  })
}

type Making = { readonly log: FastifyBaseLogger; readonly begin: Begin }

/** The server without its routes: its limits, whom it believes, and what it refuses before a route is looked for. */
function appWith(state: ServerState, settings: HttpSettings, { log, begin }: Making): FastifyInstance {
  const limits = { ...usualLimits, ...settings.limits }
  const isProxy = proxiesIn(settings.trustedProxies ?? [])
  const headers = alwaysSent(settings.secure)
  const last: LastReplies = new WeakMap()
  const { newId } = settings
  const tell = tellingOf(state, log, newId)
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    http: {
      maxHeaderSize: longestHeaders,
      headersTimeout: limits.headersTime,
      connectionsCheckingInterval: limits.checkTime,
    },
    requestTimeout: limits.requestTime,
    connectionTimeout: limits.idleTime,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    trustProxy: isProxy,
    genReqId: newId,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headers, requestid: request.id })
      void turnedAway(begin(request, reply), 'bad-address')
    },
    clientErrorHandler: (error, socket) => endBroken(error, socket, { last, headers, tell, newId }),
  })
  limitConnections(app.server, limits, { isProxy, tell })
  limitSlowReaders(app.server, limits, tell)
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) =>
    (error.statusCode ?? 500) < 500 ? reply.send(error) : sendThrown(begin(request, reply), error),
  )
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))

  let hosts: ReadonlySet<string> | undefined
  app.addHook('onRequest', async (request, reply) => {
    last.set(request.socket, reply)
    reply.headers({ ...headers, requestid: request.id })
    if (request.url.length > longestUrl) return turnedAway(begin(request, reply), 'long-address')
    hosts ??= hostsOf(settings, portOf(app))
    if (isForUs(request, hosts)) return
    const exchange = begin(request, reply)
    if (state.world) await auditForeignHost(exchange, state.world)
    return sendPlain(exchange, 'misdirected')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    app.log.debug({
      requestId: request.id,
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    })
  })
  return app
}

/** Tells the trail of what was refused before there was a request. */
function tellingOf(state: ServerState, log: FastifyBaseLogger, newId: () => string): TellRefusal {
  return (address, status, requestId = newId()) => {
    const told = { ip: address, status, requestId }
    if (state.world) void auditConnection(state.world, told).catch((error) => log.error(error))
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Every route goes the same way: an id for the request, and what is thrown becomes an answer. */
function routeOver(app: FastifyInstance, begin: Begin): Route {
  return (method: Method, url: string, answer: Answering) =>
    app.route({
      method,
      url,
      handler: (request, reply) => caught(answer, begin(request, reply)),
    })
}

async function caught(answer: Answering, exchange: Exchange): Promise<unknown> {
  try {
    return await answer(exchange)
  } catch (error) {
    return sendThrown(exchange, error)
  }
}

/** Refuses what is no request to anything, and leaves its row. */
async function turnedAway(exchange: Exchange, refusal: PlainRefusal): Promise<FastifyReply> {
  try {
    const { world } = exchange.state
    if (world) await auditUnread(exchange, world, plainStatuses[refusal])
    return sendPlain(exchange, refusal)
  } catch (error) {
    return sendThrown(exchange, error)
  }
}

/** A trouble of the database is a refusal that may be tried again; anything else a 500 that tells nothing and a line in the log. */
function sendThrown(exchange: Exchange, error: unknown): FastifyReply {
  const { request, requestId } = exchange
  const failure = failureOfThrow(error)
  if (failure) return sendFailure(exchange, failure)
  const { method, routeOptions } = request
  request.log.error({ err: error, requestId, route: routeOptions.url, method }, 'a request broke')
  return sendPlain(exchange, 'broken')
}

type Unknown = { readonly unknown: Route; readonly paths: KnownPaths; readonly begin: Begin }

/** What is asked under /api where no route is, or by a method that no route has, is answered like everything there; what no page answers is a 404. */
function addUnknown(app: FastifyInstance, { unknown, paths, begin }: Unknown): void {
  const answer = answerUnrouted(paths)
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) unknown(method, '/api/*', answer)
  app.setNotFoundHandler((request, reply) => {
    const exchange = begin(request, reply)
    const isKnown = request.url.startsWith('/api/') || paths.find(request.url) !== undefined
    return isKnown ? caught(answer, exchange) : turnedAway(exchange, 'no-page')
  })
}

function addHealth(app: FastifyInstance, state: ServerState, paths: KnownPaths): void {
  for (const url of ['/health/live', '/health/ready']) paths.add('GET', url)
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ live: true }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const readiness = await readinessOf(state)
    const ready = readiness === 'ready' || readiness === 'read-only'
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(!ready && { 'retry-after': '1' }) })
      .send({ ready, state: readiness, ...indexingOf(state) })
  })
}

/** How many types cannot be searched yet. */
function indexingOf({ world }: ServerState): { readonly indexing?: number } {
  const types = world?.indexing.progress.length ?? 0
  return types > 0 ? { indexing: types } : {}
}

async function addPages(app: FastifyInstance, state: ServerState): Promise<void> {
  const nowhere = `${tmpdir()}/goldthread-no-pages`
  mkdirSync(nowhere, { recursive: true })
  await app.register(async (pages) => {
    await pages.register(compress, { encodings: ['gzip'], threshold: 1024 })
    await pages.register(serveStatic, { root: nowhere, serve: false })
    pages.get('/*', servePages(state))
  })
}

async function stopWithin(app: FastifyInstance, state: ServerState, patience = 10_000): Promise<void> {
  state.isStopping = true
  state.world?.changes.stop()
  const cut = setTimeout(() => app.server.closeAllConnections(), Math.max(0, patience - 1_000))
  await app.close()
  clearTimeout(cut)
  await state.world?.refusals.flush()
}
