import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** An answer with its headers as they came over the line. */
export type RawAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

type Asking = {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Asks a test's server without a browser's or fetch's own ideas of what a request may say: any method, any host, any address. */
export function askRaw(
  url: string,
  { method = 'GET', path = '/', headers, body }: Asking,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const content = body === undefined ? {} : { 'content-type': 'application/json' }
  return new Promise((resolve, fail) => {
    const options = { hostname, port, method, path, agent: false, headers: { ...content, ...headers } }
    const asked = request(options, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
    )
    asked.once('error', fail)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** A bare line to the server; `ended` resolves to all that the server said, once it has closed the line. */
export type Line = { readonly socket: Socket; readonly ended: Promise<string> }

/** Opens a line and says the first words on it. */
export function openLine(url: string, words: string): Line {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const heard: string[] = []
  socket.setEncoding('utf8').on('data', (part: string) => heard.push(part))
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard.join(''))))
  socket.on('error', () => undefined)
  socket.write(words)
  return { socket, ended }
}
