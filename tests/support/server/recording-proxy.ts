import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A recording proxy before a test's server: it passes everything on and keeps whatever the server's API sends, heads and streams included, unpacked. */
export type RecordingProxy = {
  readonly url: string
  /** All that was sent until now. */
  readonly recorded: () => string
  readonly close: () => Promise<void>
}

/** Opens a proxy that records what one browser is sent. */
export async function openRecordingProxy(serverUrl: string): Promise<RecordingProxy> {
  const parts: string[] = []
  const target = new URL(serverUrl)
  const server = createServer((asked, reply) => pass({ asked, reply, target, parts }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recorded: () => parts.join('\n'),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

type Passing = {
  readonly asked: IncomingMessage
  readonly reply: ServerResponse
  readonly target: URL
  readonly parts: string[]
}

function pass({ asked, reply, target, parts }: Passing): void {
  const { 'accept-encoding': _packed, origin, ...kept } = asked.headers
  const headers = { ...kept, host: target.host, ...(origin && { origin: target.origin }) }
  const { url: path = '/', method } = asked
  const isKept = path.startsWith('/api/')
  const passed = request(target, { path, method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    const place = parts.length
    if (isKept) parts.push(`${path.split('?')[0]} ${JSON.stringify(answer.rawHeaders)}\n`)
    // A word may lie across two pieces, so what belongs together is kept together.
    answer.on('data', (bytes: Buffer) => {
      if (isKept) parts[place] = `${parts[place]}${bytes.toString('latin1')}`
      reply.write(bytes)
    })
    answer.once('end', () => reply.end()).once('error', () => reply.destroy())
  })
  passed.once('error', () => reply.destroy())
  reply.once('close', () => passed.destroy())
  asked.pipe(passed)
}
