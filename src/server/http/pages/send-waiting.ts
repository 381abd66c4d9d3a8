import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerState } from '#server/http/exchange/server-state.ts'
import { languageOf, speakIn } from '#server/http/exchange/speak.ts'
import { waitingPolicy } from './policy-of.ts'

const looks = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center }
  main { width: min(26rem, 90vw) }
  h1 { font-size: 1.5rem; font-weight: 600; margin: 0 0 .5rem }
  p { margin: 0 0 1rem }
  progress { width: 100%; height: .5rem }
`

/** Asks each second how far it is, shows it without moving anything else, and opens the application when it is there. */
const script = `
  const place = document.querySelector('section')
  const line = ({ text, done, total }) => {
    const bar = document.createElement('progress')
    if (total > 1) Object.assign(bar, { max: total, value: done })
    const label = document.createElement('label')
    label.append(text + ' ', bar)
    const paragraph = document.createElement('p')
    paragraph.append(label)
    return paragraph
  }
  setInterval(async () => {
    const answer = await fetch(location.href, { headers: { accept: 'application/json' } }).catch(() => undefined)
    if (!answer) return
    if (answer.status !== 503) return location.reload()
    const parts = await answer.json().catch(() => undefined)
    if (Array.isArray(parts)) place.replaceChildren(...parts.map(line))
  }, 1000)
`

/** While there is nothing to show yet: what is being made and how far it is; as JSON for the page itself, which asks again. */
export function sendWaiting(state: ServerState, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = request.headers['accept-language']
  const parts = partsOf(state, locale)
  reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '1' })
  if (request.headers.accept === 'application/json') return reply.send(parts)

  const nonce = randomBytes(16).toString('base64url')
  return reply
    .header('content-security-policy', waitingPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(waitingPage(parts, { locale, nonce }))
}

type Part = { readonly text: string; readonly done: number; readonly total: number }

function partsOf({ progress }: ServerState, locale: string | undefined): readonly Part[] {
  const speak = speakIn(locale)
  return progress.map(({ what, done, total }) => ({
    text: total > 1 ? speak('http.part', { part: speak(what), done, total }) : speak(what),
    done,
    total,
  }))
}

type Reading = { readonly locale: string | undefined; readonly nonce: string }

function waitingPage(parts: readonly Part[], { locale, nonce }: Reading): string {
  const line = ({ text, done, total }: Part) =>
    `<p><label>${escaped(text)} <progress ${total > 1 ? `value="${done}" max="${total}"` : ''}></progress></label></p>`
  return `<!doctype html>
<html lang="${languageOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<noscript><meta http-equiv="refresh" content="2"></noscript><title>Goldthread</title><style nonce="${nonce}">${looks}</style></head>
<body><main><h1>Goldthread</h1><p role="status">${escaped(speakIn(locale)('http.starting'))}</p><section>${parts.map(line).join('')}</section></main>
<script nonce="${nonce}">${script}</script></body></html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`)
}
