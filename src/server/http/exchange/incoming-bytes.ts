import type { IncomingMessage } from 'node:http'
import type { IncomingBytes } from '#server/operations/call.ts'

/** The body of a request that is no JSON, before anything of it is read. */
export function incomingBytes(request: IncomingMessage): IncomingBytes {
  const { 'content-length': length, 'content-type': mediaType = '' } = request.headers
  return { mediaType, ...(length !== undefined && { length: Number(length) }), source: pieces(request) }
}

/** A sender who breaks off says so by the last piece. */
async function* pieces(request: IncomingMessage): AsyncGenerator<Uint8Array | 'cut'> {
  try {
    const parts: AsyncIterable<Uint8Array> = request.iterator({ destroyOnReturn: false })
    for await (const part of parts) yield part
  } catch {
    yield 'cut'
  }
}
