import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerState } from '#server/http/exchange/server-state.ts'
import { policyOf } from './policy-of.ts'
import { sendWaiting } from './send-waiting.ts'

/** For a file that is opened by itself, or works as a worker. */
const filePolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

type Page = { readonly html: string; readonly policy: string; readonly changedAt: number }

/** It may answer for every page, and is asked for again each time. */
const serviceWorker = '/service-worker.js'

/**
 * Serves the client: its own files as they are, and its one page for every other path, with the policy that lets only own scripts
 * run. The page itself is kept by no cache, which would keep the addresses of records with it.
 */
export function servePages(
  state: ServerState,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  let page: Page | undefined
  return async (request, reply) => {
    const { clientDirectory } = state
    if (!clientDirectory || !state.world) return sendWaiting(state, request, reply)

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

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
