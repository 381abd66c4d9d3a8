import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Cut, CuttingProxy } from './cutting-proxy.ts'

/** A request as somebody sends it again and again until it is answered. */
export type Asked = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** A body that is no JSON. */
  readonly bytes?: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** What came in the end. */
export type Heard = {
  readonly status: number
  readonly etag: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the answer
  readonly body: any
}

const mostTries = 100
const again = new Set([429, 449, 503])

/** Asks in a test through the cuts, one for each try, as our own client does: silence and "later" are tried again, every other answer counts. */
export async function askThroughCuts(
  proxy: CuttingProxy,
  asked: Asked,
  cuts: readonly Cut[],
): Promise<Heard> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const cut = cuts[tries]
    if (cut) proxy.cutNext(cut)
    const heard = await askOnce(proxy.url, asked)
    if (heard && !again.has(heard.status)) return heard
    if (heard) await pause(20)
  }
  throw new Error(`${asked.method} ${asked.path} was not answered in ${mostTries} tries.`)
}

/** One try on a line of its own; undefined when the line broke. */
function askOnce(
  url: string,
  { method, path, body, bytes: file, headers }: Asked,
): Promise<Heard | undefined> {
  const bytes = file ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)))
  const type = file ? 'application/octet-stream' : 'application/json'
  const content = bytes && { 'content-type': type, 'content-length': String(bytes.length) }
  return new Promise((resolve) => {
    const options = { method, agent: false, headers: { connection: 'close', ...content, ...headers } }
    const sent = request(new URL(path, url), options, (answer) => {
      text(answer).then(
        (said) =>
          resolve({
            status: answer.statusCode ?? 0,
            etag: answer.headers.etag,
            body: said === '' ? undefined : JSON.parse(said),
          }),
        () => resolve(undefined),
      )
    })
    sent.once('error', () => resolve(undefined)).end(bytes)
  })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
