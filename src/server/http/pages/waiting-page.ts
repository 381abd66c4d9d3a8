import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, speakIn } from '#server/http/speak.ts'
import type { Progress, Stage } from '#server/http/stage.ts'
import { policyOf } from './page-policy.ts'

const looks = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center }
  main { width: min(26rem, 90vw) }
  h1 { font-size: 1.5rem; font-weight: 600; margin: 0 0 .5rem }
  p { margin: 0 0 1rem }
  progress { width: 100%; height: .5rem }
`

/** While there is nothing to show yet: what is being made and how far it is; the page asks again each second by itself, without a script. */
export function sendWaiting(stage: Stage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = request.headers['accept-language']
  const nonce = randomBytes(16).toString('base64url')
  return reply
    .code(503)
    .headers({
      'content-security-policy': policyOf(nonce),
      'cache-control': 'no-store',
      'retry-after': '1',
    })
    .type('text/html; charset=utf-8')
    .send(waitingPage(stage, { locale, nonce }))
}

type Reading = { readonly locale: string | undefined; readonly nonce: string }

function waitingPage({ progress }: Stage, { locale, nonce }: Reading): string {
  const speak = speakIn(locale)
  const line = ({ what, done, total }: Progress) => {
    const text = escaped(total > 1 ? speak('http.part', { part: speak(what), done, total }) : speak(what))
    const how = total > 1 ? `value="${done}" max="${total}"` : ''
    return `<p><label>${text} <progress ${how}></progress></label></p>`
  }
  return `<!doctype html>
<html lang="${languageOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="1"><title>Goldthread</title><style nonce="${nonce}">${looks}</style></head>
<body><main><h1>Goldthread</h1><p role="status">${escaped(speak('http.starting'))}</p>${progress.map(line).join('')}</main></body></html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`)
}
