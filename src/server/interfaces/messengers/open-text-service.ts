import { createHmac } from 'node:crypto'
import type { Messenger } from '#server/operations/jobs/messengers.ts'
import type { Instant } from '#server/stores/instant.ts'

/** Where text messages are posted to, and the secret with which they are signed. */
export type TextServiceSettings = { readonly url: string; readonly secret: string }

const patience = 15_000
/** Answers that say nothing of the message: whoever asks may ask again. */
const passing = [408, 425, 429]

/**
 * Opens whoever takes text messages over HTTP: each is a JSON document `{ id, to, text }`, with its id as idempotency key and
 * `sha256=` HMAC over `<timestamp>.<body>` as signature. 2xx has taken it, 4xx refuses it, everything else is tried again.
 */
export function openTextService({ url, secret }: TextServiceSettings, now: () => Instant): Messenger {
  return {
    send: async ({ id, to, text }) => {
      const body = JSON.stringify({ id, to, text })
      const timestamp = String(Math.floor(now().milliseconds / 1_000))
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
      const { ok, status } = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          'goldthread-timestamp': timestamp,
          'goldthread-signature': `sha256=${signature}`,
        },
      })
      if (ok) return { kind: 'taken' }
      if (status >= 400 && status < 500 && !passing.includes(status))
        return { kind: 'refused', message: String(status) }
      throw new Error(`The service for text messages answered ${status}.`)
    },
  }
}
