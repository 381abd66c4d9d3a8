import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Where a line between an asker and the server breaks. A share is of the bytes of the request or of the reply. */
export type Cut =
  | { readonly at: 'before' }
  | { readonly at: 'request'; readonly share: number }
  /** The server has heard all of it and is at work. */
  | { readonly at: 'underWay'; readonly milliseconds: number }
  /** It is done, and nothing of the reply has left. */
  | { readonly at: 'committed' }
  | { readonly at: 'reply'; readonly share: number }

/** A cutting proxy for tests: what is asked of it is asked of the server, but for the lines that it breaks. */
export type CuttingProxy = {
  readonly url: string
  /** The next line breaks here; every other one holds. */
  readonly cutNext: (cut: Cut) => void
  readonly close: () => Promise<void>
}

/** Opens a proxy before a server. It is for one asker at a time, who opens a line for each request. */
export async function openCuttingProxy(serverUrl: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let next: Cut | undefined
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
    return socket
  }
  const proxy = createServer((asker) => {
    const cut = next
    next = undefined
    keep(asker)
    if (cut?.at === 'before') return void asker.resetAndDestroy()
    pass({ asker, server: keep(connect(Number(port), hostname)), cut })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cutNext: (cut) => {
      next = cut
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

type Line = { readonly asker: Socket; readonly server: Socket; readonly cut: Cut | undefined }

function pass({ asker, server, cut }: Line): void {
  const breakLine = () => {
    asker.resetAndDestroy()
    server.destroy()
  }
  const request = collect(asker, isWhole, (bytes) => {
    if (cut?.at !== 'request') server.write(bytes)
    else server.write(partOf(bytes, cut.share), breakLine)
    if (cut?.at === 'underWay') setTimeout(breakLine, cut.milliseconds)
  })
  asker.on('data', request)

  if (cut?.at === 'committed') return void server.once('data', breakLine)
  if (cut?.at !== 'reply') {
    server.on('data', (bytes) => asker.write(bytes)).once('end', () => asker.end())
    return
  }
  const reply: Buffer[] = []
  server
    .on('data', (bytes) => reply.push(bytes))
    .once('end', () => asker.write(partOf(Buffer.concat(reply), cut.share), breakLine))
}

/** At least one byte, and never all of them. */
function partOf(bytes: Buffer, share: number): Buffer {
  const count = Math.min(bytes.length - 1, Math.max(1, Math.floor(bytes.length * share)))
  return bytes.subarray(0, count)
}

/** Calls back once with everything that came, as soon as it is enough. */
function collect(
  from: Socket,
  isEnough: (bytes: Buffer) => boolean,
  done: (bytes: Buffer) => void,
): (bytes: Buffer) => void {
  let all = Buffer.alloc(0)
  const take = (bytes: Buffer) => {
    all = Buffer.concat([all, bytes])
    if (!isEnough(all)) return
    from.off('data', take)
    done(all)
  }
  return take
}

/** Has a request come whole? Its head says how long its body is. */
function isWhole(bytes: Buffer): boolean {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /\r\ncontent-length: *(\d+)/i.exec(bytes.subarray(0, end).toString('latin1'))?.[1]
  return bytes.length >= end + 4 + Number(length ?? 0)
}
