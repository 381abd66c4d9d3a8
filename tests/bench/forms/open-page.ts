import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { build } from 'vite'
import { startBrowser } from '#tests/support/browser/browser.ts'

/** Where a page's sources are, where it is built to, and what stands in its `window` when it is ready. */
export type PagePlace = { readonly config: string; readonly built: string; readonly ready: string }

const forms: PagePlace = {
  config: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
  built: fileURLToPath(new URL('../../../.build/bench-forms', import.meta.url)),
  ready: 'forms',
}

const types: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** The page of the benchmark of forms, built, served on a free port and opened in a Chromium; `close` ends all of it. */
export type OpenPage = {
  readonly address: string
  readonly browser: Browser
  /** A fresh page with nothing on it but `window.forms`. */
  readonly fresh: (query?: string) => Promise<Page>
  readonly close: () => Promise<void>
}

/** Builds and opens it, or another page that is made the same way. */
export async function openPage({ config, built, ready }: PagePlace = forms): Promise<OpenPage> {
  await build({ configFile: config, logLevel: 'error' })
  const server = await serve(built)
  const browser = await startBrowser()
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    browser,
    fresh: async (query = '') => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      await page.goto(`${address}/index.html${query}`)
      await page.waitForFunction((name) => name in window, ready)
      return page
    },
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname)
    const file = join(folder, path)
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
