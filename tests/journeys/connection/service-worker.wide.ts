import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { makeOneVisit } from '#tests/support/scenes/make-one-visit.ts'
import { created, type Row } from '#tests/support/scenes/scene.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
  await makeOneVisit(house.server)
})

afterAll(async () => {
  await house?.close()
})

const kept = { serviceWorkers: 'allow' } as const

/** Every part of the release lies on the device, and the worker answers for this page. */
async function releaseIsKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          await navigator.serviceWorker.ready
          return navigator.serviceWorker.controller !== null && (await caches.keys()).length > 0
        }),
      { timeout: 20_000 },
    )
    .toBe(true)
}

/** Addresses of all that lies in Cache Storage, with the names of the caches. */
function keptAddresses(page: Page): Promise<readonly { name: string; paths: readonly string[] }[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    return Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys()
        return { name, paths: requests.map(({ url }) => new URL(url).pathname) }
      }),
    )
  })
}

test('without a connection a screen that was never opened opens', async () => {
  const { page, context } = await house.open(kept)
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  await releaseIsKept(page)

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Schedule' }).first().click()
  await page.getByRole('button', { name: 'Previous day' }).waitFor()
  await page.getByText("Can't reach the server.").first().waitFor()
  expect(await page.getByText('Updates are ready!').count()).toBe(0)
  await context.close()
})

test('what is kept is the page of this release, and never an answer of the API', async () => {
  const { page, context } = await house.open(kept)
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  await releaseIsKept(page)
  await page.reload()
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()

  const [cache, ...others] = await keptAddresses(page)
  expect(others).toEqual([])
  expect(cache?.paths.length).toBeGreaterThan(100)
  expect(cache?.paths.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])
  const nonce = await page.evaluate(
    () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
  )
  expect(cache?.name).toBe(`goldthread-release-${nonce}`)
  await context.close()
})

test('a new release takes over, the old one goes, and no typed word is lost', async () => {
  const admin = await house.server.signIn('admin')
  const place: Row = await created(admin, 'Locations', {
    name: 'Blue room',
    kind: 'Room',
    status: 'active',
    timezone: 'America/Chicago',
  })
  const { page, context } = await house.open(kept)
  await enter(page, house.server.url, 'admin')
  await releaseIsKept(page)
  await page.goto(`${house.server.url}/resources/Location/${place.id}`)
  await page.getByLabel(/^Name/).first().fill('Green room')
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await page.getByText('Offline, 1 waiting').waitFor()
  const before = (await keptAddresses(page)).map(({ name }) => name)

  const former = house.server.state.clientDirectory
  const next = nextRelease(former ?? '')
  house.server.state.clientDirectory = next
  await context.setOffline(false)
  await page.getByText(/All saved/).waitFor()
  expect((await admin.ask('GET', `Locations/${place.id}`)).body.name).toBe('Green room')

  // A server that takes longer than the worker's patience is answered for by the page that is kept, which is the old one.
  await expect
    .poll(() => page.reload().then(() => page.locator('meta[property="csp-nonce"]').evaluate(nonceOf)), {
      timeout: 30_000,
    })
    .toBe('thenextreleaseofthesepages')
  await expect
    .poll(async () => (await keptAddresses(page)).map(({ name }) => name), { timeout: 30_000 })
    .toEqual(['goldthread-release-thenextreleaseofthesepages'])
  expect(before).not.toContain('goldthread-release-thenextreleaseofthesepages')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Schedule' }).first().click()
  await page.getByRole('button', { name: 'Previous day' }).waitFor()
  house.server.state.clientDirectory = former
  rmSync(next, { recursive: true, force: true })
  await context.close()
})

/** The same pages under another name of release, as a build of changed sources makes them. */
function nextRelease(directory: string): string {
  const next = mkdtempSync(join(tmpdir(), 'goldthread-release-'))
  cpSync(directory, next, { recursive: true })
  const nonce = /nonce="([\w-]+)"/.exec(readFileSync(join(next, 'index.html'), 'utf8'))?.[1] ?? ''
  for (const name of ['index.html', 'service-worker.js']) {
    const path = join(next, name)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(nonce, 'thenextreleaseofthesepages'))
  }
  return next
}

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})

/** In the browser: the name of the page's release. */
function nonceOf(meta: HTMLElement | SVGElement): string {
  return meta.nonce ?? ''
}
