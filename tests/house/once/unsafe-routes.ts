import { readdirSync } from 'node:fs'
import { operations } from '#generated/operations/operations.ts'
import type { Route } from '#server/http/routes/add-api-routes.ts'

const folder = new URL('../../../src/server/http/routes/', import.meta.url)

type Adding = Readonly<Record<string, unknown>>

/** Every route outside of the operations that may change something, as `POST /api/v1/session`: what the files of routes add, whichever there are. */
export async function unsafeRoutes(): Promise<readonly string[]> {
  const found: string[] = []
  const route: Route = (method, path) => {
    if (method !== 'GET') found.push(`${method} ${path}`)
  }
  const files = readdirSync(folder).filter((name) => /^add-.*-routes?\.ts$/.test(name))
  for (const file of files) {
    const added = (await import(new URL(file, folder).href)) as Adding
    for (const [name, add] of Object.entries(added))
      if (/^add[A-Z].*Routes?$/.test(name) && typeof add === 'function') add(route, () => undefined)
  }
  const known = new Set(
    Object.values(operations).map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  return [...new Set(found)].filter((each) => !known.has(each)).sort()
}

const row = /^\| `((?:POST|PUT|PATCH|DELETE) \/[^`]+)` \| (.+) \|$/

/** What is said of each of them, by the route: that it carries a key, or why it is done once without one. */
export function saidOfRoutes(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, route = '', said = ''] = row.exec(line) ?? []
      return route === '' ? [] : [[route, said] as const]
    }),
  )
}

/** Routes of which nothing is said, and those that are spoken of and are not there. */
export function untoldRoutes(
  routes: readonly string[],
  said: ReadonlyMap<string, string>,
): readonly string[] {
  return [
    ...routes.filter((each) => !said.has(each)),
    ...[...said.keys()].filter((each) => !routes.includes(each)),
  ]
}
