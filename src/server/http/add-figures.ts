import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerState } from '#server/http/exchange/server-state.ts'

const machineItself = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/**
 * Figures over HTTP: what the process and the embedded database's worker hold in memory, in bytes, and how often the worker was started, how many calls wait and were refused, and how far types are that are
 * indexed anew. For whoever
 * runs the house, on the machine itself: a request from elsewhere, or one that a proxy passes on, finds nothing here.
 */
export function addFigures(app: FastifyInstance, state: ServerState): void {
  app.get('/health/figures', async (request, reply) => {
    if (!isAskedHere(request)) return reply.callNotFound()
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
    const worker = await state.world?.database.figures()
    return reply.header('cache-control', 'no-store').send({
      seconds: Math.round(process.uptime()),
      memory: { resident: rss, heap: heapUsed, buffers: arrayBuffers },
      ...(worker && { worker }),
      ...(state.world && {
        calls: state.world.admission.figures,
        indexing: state.world.indexing.progress,
      }),
    })
  })
}

function isAskedHere({ headers, socket }: FastifyRequest): boolean {
  const { forwarded, 'x-forwarded-for': passedOn } = headers
  return (
    machineItself.includes(socket.remoteAddress ?? '') && forwarded === undefined && passedOn === undefined
  )
}
