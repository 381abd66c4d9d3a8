import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { TestClient, TestServer } from '#tests/support/server/server.ts'
import type { DerivedRequest } from './derived-request.ts'
import type { Answer } from './judge-answer.ts'

const patience = 30_000

/** Sends a derived request of a test, byte for byte. */
export function sendRequest(
  { url }: Pick<TestServer, 'url'>,
  { token }: Pick<TestClient, 'token'>,
  { method, path, headers, body }: DerivedRequest,
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const begun = performance.now()
  const told = {
    authorization: `Bearer ${token}`,
    ...headers,
    ...(body && { 'content-length': String(body.length) }),
  }
  return new Promise((resolve) => {
    const none = () =>
      resolve({
        status: 0,
        type: '',
        requestId: undefined,
        text: '',
        milliseconds: performance.now() - begun,
      })
    const sent = request(
      { hostname, port, method, path: `/api/v1${path}`, headers: told, timeout: patience },
      (answer) => {
        text(answer).then((said) => {
          const { 'content-type': type = '', requestid } = answer.headers
          resolve({
            status: answer.statusCode ?? 0,
            type,
            requestId: typeof requestid === 'string' ? requestid : undefined,
            text: said,
            milliseconds: performance.now() - begun,
          })
        }, none)
      },
    )
    sent.once('error', none).once('timeout', () => sent.destroy())
    sent.end(body)
  })
}
