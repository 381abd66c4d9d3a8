import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import compress from '@fastify/compress'
import serveStatic from '@fastify/static'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'

import { addAccountRoutes } from './account-routes.ts'
import { type Answering, addApiRoutes, type Method, type Route } from './api-routes.ts'
import { type Exchange, sendBroken, sendFailure } from './exchange.ts'
import { servePages } from './pages.ts'
import { addSessionRoutes } from './session-routes.ts'
import type { HttpSettings, Stage } from './stage.ts'

const longestUrl = 8 * 1024
const longestHeaders = 16 * 1024

/** A server that listens. */
export type RunningServer = {
  readonly url: string
  /** Takes no more requests, lets those under way end, within the given milliseconds. */
  stop(patience?: number): Promise<void>
}

/** Starts to listen at once; what it can answer grows with the stage. */
export async function startServer(
  stage: Stage,
  settings: HttpSettings,
  log: FastifyBaseLogger,
): Promise<RunningServer> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    http: { maxHeaderSize: longestHeaders },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...alwaysSent, requestid: request.id })
    if (request.url.length > longestUrl) return reply.code(414).send()
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

  const route = routeOver(app, stage, settings)
  addHealth(app, stage)
  addApiRoutes(route)
  addSessionRoutes(route)
  addAccountRoutes(route)
  addUnknownApi(app, stage, settings)
  await addPages(app, stage)

  const url = await app.listen({ host: settings.host, port: settings.port })
  return { url, stop: (patience) => stopWithin(app, stage, patience) }
}

const alwaysSent = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** Every route goes the same way: an id for the request, a throw becomes a 500 that tells nothing and a line in the log. */
function routeOver(app: FastifyInstance, stage: Stage, { secure }: HttpSettings): Route {
  return (method: Method, url: string, answer: Answering) =>
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const exchange: Exchange = {
          request,
          reply,
          requestId: request.id,
          stage,
          cookie: { secure },
          startedAt: performance.now(),
        }
        try {
          return await answer(exchange)
        } catch (error) {
          app.log.error({ err: error, requestId: exchange.requestId, route: url, method }, 'a request broke')
          return sendBroken(exchange)
        }
      },
    })
}

/** A path under /api that nobody knows is a 404 with a body like every other. */
function addUnknownApi(app: FastifyInstance, stage: Stage, settings: HttpSettings): void {
  const route = routeOver(app, stage, settings)
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
    route(method, '/api/*', async (exchange) => sendFailure(exchange, { kind: 'missing' }))
}

function addHealth(app: FastifyInstance, stage: Stage): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ live: true }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const isReady = !stage.isStopping && stage.world !== undefined && (await stage.world.database.healthy())
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady })
  })
}

async function addPages(app: FastifyInstance, stage: Stage): Promise<void> {
  const nowhere = `${tmpdir()}/goldthread-no-pages`
  mkdirSync(nowhere, { recursive: true })
  await app.register(async (pages) => {
    await pages.register(compress, { encodings: ['gzip'], threshold: 1024 })
    await pages.register(serveStatic, { root: nowhere, serve: false })
    pages.get('/*', servePages(stage))
  })
}

async function stopWithin(app: FastifyInstance, stage: Stage, patience = 10_000): Promise<void> {
  stage.isStopping = true
  const cut = setTimeout(() => app.server.closeAllConnections(), Math.max(0, patience - 1_000))
  await app.close()
  clearTimeout(cut)
}
