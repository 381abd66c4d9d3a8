import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Server, Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { askerOf } from '#server/operations/trail/asker-of.ts'
import { type IsProxy, plainAddress } from './hosts-of.ts'
import { type PlainRefusal, plainProblem } from './problem.ts'
import { speakIn } from './speak.ts'

/** How much a connection may take: times in milliseconds, numbers of connections (`src/server/http/README.md`, "Limits"). */
export type ConnectionLimits = {
  /** Until all headers of a request are there. */
  readonly headersTime: number
  /** Until all of a request is there. */
  readonly requestTime: number
  /** How often connections are looked at. */
  readonly checkTime: number
  /** Without a byte in either direction. */
  readonly idleTime: number
  /** For so long somebody may take what he asked for more slowly than `readRate`, in bytes a second. */
  readonly readTime: number
  readonly readRate: number
  readonly connections: number
  /** From one address, or one IPv6 network of 64 bits; a trusted proxy brings as many as it has people. */
  readonly connectionsEach: number
}

/** What holds where nothing else is said. */
export const usualLimits: ConnectionLimits = {
  headersTime: 10_000,
  requestTime: 30_000,
  checkTime: 2_000,
  idleTime: 120_000,
  readTime: 10_000,
  readRate: 10 * 1024,
  connections: 2_000,
  connectionsEach: 100,
}

/** Is told of each refusal that came before there was a request: from where, with which status, and the id that was answered, if any. */
export type TellRefusal = (address: string, status: number, requestId?: string) => void

/**
 * Cuts off connections beyond the limits as soon as they are made. Browsers keep several open of which one or two are in use, and a
 * whole clinic may come from one address: one that rests between two requests, the longest, makes room before anybody is refused.
 */
export function limitConnections(
  server: Server,
  { connections, connectionsEach }: ConnectionLimits,
  { isProxy, tell }: { readonly isProxy: IsProxy; readonly tell: TellRefusal },
): void {
  const open = new Map<string, Set<Socket>>()
  const resting = followResting(server)
  server.maxConnections = connections
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress)
    if (isProxy(address)) return
    const asker = askerOf(address)
    const theirs = open.get(asker) ?? new Set()
    if (theirs.size >= connectionsEach && !makeRoom(theirs, resting)) {
      tell(address, 429)
      socket.destroy()
      return
    }
    open.set(asker, theirs.add(socket))
    socket.once('close', () => {
      theirs.delete(socket)
      if (theirs.size === 0 && open.get(asker) === theirs) open.delete(asker)
    })
  })
}

/** Ends the connection that has rested longest; false where all are in use, or have never asked for anything. */
function makeRoom(theirs: Set<Socket>, resting: ReadonlyMap<Socket, number>): boolean {
  const since = (socket: Socket) => resting.get(socket) ?? Number.POSITIVE_INFINITY
  const [longest] = [...theirs].sort((one, other) => since(one) - since(other))
  if (longest === undefined || !resting.has(longest)) return false
  theirs.delete(longest)
  longest.destroySoon()
  return true
}

/** The connections that were answered and ask for nothing now, with the moment since when. */
function followResting(server: Server): ReadonlyMap<Socket, number> {
  const resting = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => socket.once('close', () => resting.delete(socket)))
  server.on('request', ({ socket }: IncomingMessage, reply: ServerResponse) => {
    resting.delete(socket)
    reply.once('close', () => {
      if (!socket.destroyed) resting.set(socket, performance.now())
    })
  })
  return resting
}

type Taken = { readonly bytes: number; readonly at: number }

/**
 * Cuts off who takes an answer too slowly: it would keep the answer in memory and the connection for as long as he likes.
 * Only what waits here counts; the operating system takes short answers at once.
 */
export function limitSlowReaders(
  server: Server,
  { readTime, readRate, checkTime }: ConnectionLimits,
  tell: TellRefusal,
): void {
  const taken = new Map<Socket, Taken | undefined>()
  server.on('connection', (socket: Socket) => {
    taken.set(socket, undefined)
    socket.once('close', () => taken.delete(socket))
  })
  const look = (socket: Socket, before: Taken | undefined) => {
    const now = { bytes: socket.bytesWritten - socket.writableLength, at: performance.now() }
    if (socket.writableLength === 0) return taken.set(socket, undefined)
    if (!before) return taken.set(socket, now)
    const milliseconds = now.at - before.at
    if (milliseconds < readTime) return
    if (now.bytes - before.bytes >= (readRate * milliseconds) / 1_000) return taken.set(socket, now)
    tell(plainAddress(socket.remoteAddress), 408)
    socket.destroy()
  }
  const timer = setInterval(() => {
    for (const [socket, before] of taken) look(socket, before)
  }, checkTime)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** The reply to the last request of each connection. */
export type LastReplies = WeakMap<Socket, FastifyReply>

const refusals: Readonly<Record<string, PlainRefusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'large-headers',
}

/**
 * Answers what is not a whole request, with the same headers as every answer, and ends the connection. A request that is
 * under way meets its end where its body is read, and leaves its own audit row.
 */
export function endBroken(
  error: Error & { readonly code?: string },
  socket: Socket,
  more: {
    readonly last: LastReplies
    readonly headers: Readonly<Record<string, string>>
    readonly tell: TellRefusal
    readonly newId: () => string
  },
): void {
  const reply = more.last.get(socket)
  const isUnderWay = reply !== undefined && !reply.request.raw.complete
  const isAnswered = isUnderWay && reply.raw.headersSent
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) return void socket.destroy()
  const problem = plainProblem(refusals[error.code ?? ''] ?? 'not-http', speakIn(undefined))
  const requestid = reply !== undefined && isUnderWay ? reply.request.id : more.newId()
  if (!isUnderWay) more.tell(plainAddress(socket.remoteAddress), problem.status, requestid)

  const body = JSON.stringify(problem.body)
  const headers = {
    ...more.headers,
    requestid,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}
