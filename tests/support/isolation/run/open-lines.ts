import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Asks on lines that stay open, as many clients at once would; an answer is kept as the bytes that came. */
export type Lines = {
  ask(asking: LineAsking): Promise<LineAnswer>
  close(): void
}

export type LineAsking = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type LineAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** Opens lines to the server over which the questions of the isolation matrix run. */
export function openLines(url: string, most = 64): Lines {
  const agent = new Agent({ keepAlive: true, maxSockets: most })
  const { hostname, port } = new URL(url)
  return {
    ask: ({ method, path, headers, body }) =>
      new Promise((resolve, fail) => {
        const isPatch = method === 'PATCH'
        const type = isPatch ? 'application/json-patch+json' : 'application/json'
        const sent = body === undefined ? undefined : JSON.stringify(body)
        const content =
          sent === undefined
            ? {}
            : { 'content-type': type, 'content-length': String(Buffer.byteLength(sent)) }
        const options = { hostname, port, method, path, agent, headers: { ...content, ...headers } }
        const asked = request(options, async (answer) => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) })
        })
        asked.once('error', fail)
        asked.end(sent)
      }),
    close: () => agent.destroy(),
  }
}
