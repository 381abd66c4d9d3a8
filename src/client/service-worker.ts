/**
 * Keeps every part of the page of one release, so that all screens open without a connection; never an answer of the API. It is
 * a file of its own without imports: the build puts the release's name and its files at the head (`release-files.ts`).
 */
type Release = { readonly name: string; readonly files: readonly string[] }

declare const release: Release

type Lifetime = Event & { readonly waitUntil: (work: Promise<unknown>) => void }

type Asking = Event & {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

type ServiceWorkerRoom = {
  readonly location: Location
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  addEventListener(kind: 'install' | 'activate' | 'message', listen: (event: Lifetime) => void): void
  addEventListener(kind: 'fetch', listen: (event: Asking) => void): void
}

const worker = roomOf(globalThis)
const prefix = 'goldthread-release-'
const shell = '/'
const shellPatience = 5_000

/** Answers of a proxy that stands before a dead server. */
const away = new Set([502, 503, 504])

worker.addEventListener('install', (event) => event.waitUntil(keep()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim().then(sweep)))
worker.addEventListener('message', (event) => event.waitUntil(sweep()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate' && !isServerOwn(pathname)) event.respondWith(page(request))
  if (pathname.startsWith('/assets/')) event.respondWith(part(request))
})

/** All of the release, or nothing: a page of another release would ask for parts that are not among these. */
async function keep(): Promise<void> {
  const cache = await caches.open(prefix + release.name)
  const start = await fetch(shell, { cache: 'no-store' })
  if (!start.ok || !(await start.clone().text()).includes(release.name))
    throw new Error('The server already shows another release.')
  await cache.put(shell, start)
  await cache.addAll([...release.files])
  await worker.skipWaiting()
}

/** Each open page holds a lock in the name of its release; what no page uses any more, and is not this release, goes. */
async function sweep(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const used = new Set(held.map(({ name }) => name))
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== prefix + release.name)
  await Promise.all(old.filter((name) => !used.has(name)).map((name) => caches.delete(name)))
}

/** The server's page where there is one, else the one that is kept. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(shellPatience) })
    return away.has(answer.status) ? ((await kept()) ?? answer) : answer
  } catch (error) {
    const own = await kept()
    if (own) return own
    throw error
  }
}

async function kept(): Promise<Response | undefined> {
  const cache = await caches.open(prefix + release.name)
  return cache.match(shell)
}

/** Parts carry their hash in the name, so the one that is kept is the one that is meant, of whichever release. */
async function part(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

function isServerOwn(pathname: string): boolean {
  return pathname.startsWith('/api/') || pathname.startsWith('/health/')
}

export {}

/** The browser runs this file as a service worker and as nothing else. */
function roomOf(scope: object): ServiceWorkerRoom {
  if (!isRoom(scope)) throw new Error('This file runs as a service worker only.')
  return scope
}

function isRoom(scope: object): scope is ServiceWorkerRoom {
  return 'skipWaiting' in scope && 'clients' in scope
}
