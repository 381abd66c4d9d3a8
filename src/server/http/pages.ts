import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { speakIn } from './speak.ts'
import type { Stage } from './stage.ts'

/** For a file that is opened by itself, or works as a worker. */
const filePolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

type Page = { readonly html: string; readonly policy: string; readonly changedAt: number }

/** It may answer for every page, and is asked for again each time. */
const serviceWorker = '/service-worker.js'

/**
 * Serves the client: its own files as they are, and its one page for every other path, with the policy that lets only own scripts
 * run (WEB-1). The page itself is kept by no cache, which would keep the addresses of records with it.
 */
export function servePages(stage: Stage): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  let page: Page | undefined
  return async (request, reply) => {
    const { clientDirectory } = stage
    if (!clientDirectory || !stage.world) return sendWaiting(stage, request, reply)

    const path = decoded(request.url.split('?')[0] ?? '/')
    if (path === undefined || path.includes('..')) return reply.code(404).send()
    if (/\.\w+$/.test(path) && existsSync(join(clientDirectory, path)))
      return sendBuilt(reply, path, clientDirectory)
    if (/\.\w+$/.test(path)) return reply.code(404).header('cache-control', 'no-store').send()

    page = currentPage(join(clientDirectory, 'index.html'), page)
    return reply
      .headers({ 'content-security-policy': page.policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page.html)
  }
}

function sendBuilt(reply: FastifyReply, path: string, directory: string): FastifyReply {
  if (path === serviceWorker) reply.header('service-worker-allowed', '/')
  return reply.header('content-security-policy', filePolicy).sendFile(path, directory, cachingOf(path))
}

/** Built files carry their hash in the name and never change; the others are asked for again. */
function cachingOf(path: string): { readonly maxAge: number; readonly immutable: boolean } {
  const isHashed = path.startsWith('/assets/')
  return { maxAge: isHashed ? 365 * 86_400_000 : 0, immutable: isHashed }
}

function currentPage(file: string, known: Page | undefined): Page {
  const changedAt = statSync(file).mtimeMs
  if (known?.changedAt === changedAt) return known
  const html = readFileSync(file, 'utf8')
  const nonce = /nonce="([\w-]+)"/.exec(html)?.[1]
  return { html, policy: policyOf(nonce), changedAt }
}

/** Only own files run; the release's nonce lets the style library's own rules in. */
export function policyOf(nonce: string | undefined): string {
  const styles = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem ${styles}`,

    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** While there is nothing to show yet: what is being made, asked for again every second by the page itself, without a script. */
function sendWaiting(stage: Stage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const speak = speakIn(request.headers['accept-language'])
  const lines = stage.progress.map(
    ({ what, done, total }) =>
      `<li>${escaped(speak(what))} <progress value="${done}" max="${total}"></progress></li>`,
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="1"><title>Goldthread</title></head>
<body><h1>Goldthread</h1><p role="status">${escaped(speak('http.starting'))}</p><ul>${lines.join('')}</ul></body></html>`
  return reply
    .code(503)
    .headers({
      'content-security-policy': policyOf(undefined),
      'cache-control': 'no-store',
      'retry-after': '1',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`)
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
