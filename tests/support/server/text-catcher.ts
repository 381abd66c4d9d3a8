import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A text message that came, as it was posted. */
export type CaughtText = { readonly headers: IncomingHttpHeaders; readonly body: string }

/** For tests, a real service for text messages on this machine. */
export type TextCatcher = {
  readonly url: string
  readonly texts: CaughtText[]
  /** What it answers. */
  answers: number
  readonly close: () => Promise<void>
}

/** Starts a service that keeps what it gets. */
export async function startTextCatcher(): Promise<TextCatcher> {
  const server = createServer(async (request, response) => {
    catcher.texts.push({ headers: request.headers, body: await text(request) })
    response.writeHead(catcher.answers).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  const catcher: TextCatcher = {
    url: `http://127.0.0.1:${port}/send`,
    texts: [],
    answers: 200,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return catcher
}
