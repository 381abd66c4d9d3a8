import type { IncomingMessage } from 'node:http'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { readJson } from './read-json.ts'

const largest = 2 * 1024 * 1024
const types = ['application/json', 'application/json-patch+json']

/**
 * Reads a request's JSON body: the media type first, then bytes up to 2 MiB (`src/server/http/README.md`, "Limits"), then their
 * shape. A body that is too large is refused as soon as that is known; what still comes is thrown away unread. Of one that ends
 * too soon, cut off for its slowness or by its sender, nothing is taken.
 */
export async function readBody(request: IncomingMessage): Promise<Outcome<unknown>> {
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
  if ((length === undefined || length === '0') && chunked === undefined) return succeeded(undefined)
  if (Number(length) > largest) return failed({ kind: 'tooLarge', limit: largest })

  const bytes = await collect(request)
  if (!bytes.ok) return bytes
  if (bytes.value.length === 0) return succeeded(undefined)
  return isJson(request.headers['content-type'])
    ? readJson(bytes.value)
    : failed({ kind: 'unsupported', expected: 'application/json' })
}

/** JSON in UTF-8; a browser cannot send it across origins without asking first. */
function isJson(header: string | undefined): boolean {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';')
  const charset = parameters.find((each) => each.trim().startsWith('charset='))
  return types.includes(type.trim()) && (!charset || /^charset="?utf-?8"?$/.test(charset.trim()))
}

/** The bytes as they come. A request costs less so than read through an iterator. */
function collect(request: IncomingMessage): Promise<Outcome<Uint8Array>> {
  const parts: Buffer[] = []
  let size = 0
  return new Promise((resolve) => {
    const cut = () => resolve(failed({ kind: 'malformed', what: 'http.body-cut' }))
    const take = (part: Buffer) => {
      size += part.length
      parts.push(part)
      if (size <= largest) return
      request.off('data', take)
      resolve(failed({ kind: 'tooLarge', limit: largest }))
    }
    const whole = () => resolve(succeeded(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)))
    if (request.destroyed) cut()
    request.on('data', take).on('end', whole).on('error', cut).on('close', cut)
  })
}
