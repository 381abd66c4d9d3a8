import type { Page } from 'playwright'

/** In tests, a request that a page has sent and that the server does not have yet: `met` ends when it was sent, `go` lets it through. */
export type Held = { readonly met: Promise<unknown>; readonly go: () => void }

/** For tests: holds back what writes to an address like `place` until `go` is called. */
export async function held(page: Page, place: RegExp): Promise<Held> {
  const going = Promise.withResolvers<void>()
  const isWriting = (method: string) => method !== 'GET'
  const met = page.waitForRequest((request) => place.test(request.url()) && isWriting(request.method()))
  await page.route(place, async (route) => {
    if (isWriting(route.request().method())) await going.promise
    await route.fallback()
  })
  return { met, go: going.resolve }
}
