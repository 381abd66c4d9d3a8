import { sql } from 'kysely'
import type { BrowserContextOptions, Page, Route } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import type { Jobs } from '#server/operations/jobs/job.ts'
import { enter, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
  // The practice was there yesterday, so that last night's work is due.
  const early = JSON.stringify('2026-01-01T00:00:00.000Z')
  await house.server.world.database.asOwner((transaction) =>
    sql`update global_resource set content = jsonb_set(content::jsonb, '{created}', ${early}::jsonb)::json
      where type = 'Practice'`.execute(transaction),
  )
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

/** Last night's work, and again until nothing of it waits for another try. */
async function night(doing: Partial<Jobs> = {}): Promise<void> {
  const patience = { heartbeat: 10, retryDelay: 0, retries: 0 }
  const { world } = house.server
  const running = startJobs({ world, jobs: { ...jobs, ...doing }, report: () => undefined, patience })
  await running.turn()
  await running.stop()
}

async function at(
  options?: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const { page } = await house.open(options)
  await enter(page, house.server.url, 'admin')
  await prepare?.(page)
  await page.goto(`${house.server.url}/background-work`)
  return page
}

const broken = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/problem+json', json: { status: 500 } })

test('an administrator sees what was not done and why, asks for it again by keyboard, and sees it done', async () => {
  await night({
    ExpirePackets: async () => {
      throw new Error('no paper')
    },
  })
  const page = await at()
  const failed = page.getByRole('region', { name: 'Not done' })
  const card = failed.getByRole('article', { name: 'Close packets that are past their date' })
  await card.getByText('Something went wrong that we did not expect.').waitFor()
  await page
    .getByRole('region', { name: 'In this practice' })
    .getByText(/^Done .* nothing had to change/)
    .first()
    .waitFor()
  await page.getByRole('region', { name: 'For every practice on this server' }).waitFor()
  await expectAccessible(page, 'background work')

  await card.getByRole('button', { name: /^Try again/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('It will be done in a moment.').first().waitFor()
  await page.getByRole('article', { name: 'Close packets' }).getByText('Waiting for its turn.').waitFor()
  await night()
  await page.reload()
  await page
    .getByRole('article', { name: 'Close packets' })
    .getByText(/^Done .* nothing had to change/)
    .waitFor()
  expect(await failed.count()).toBe(0)
  await page.context().close()
})

test('it is right in the dark and on a phone, and says so when it cannot be had', async () => {
  const page = await at({ colorScheme: 'dark', viewport: { width: 390, height: 800 } }, (each) =>
    each.route('**/background-work', (route) =>
      route.request().method() === 'POST' ? broken(route) : route.fallback(),
    ),
  )
  const again = page.getByRole('button', { name: /^Try again$/ })
  await again.waitFor()
  await expectAccessible(page, 'background work that could not be had')
  await page.unroute('**/background-work')
  await again.click()
  await page.getByRole('article').first().waitFor()
  await expectAccessible(page, 'background work on a phone in the dark')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.context().close()
})
