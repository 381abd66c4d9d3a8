import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { noonToday } from '#tests/support/scenes/make-one-visit.ts'
import { active, aVisit, bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'

const shots = process.env.SHOTS_DIR

let house: House
let scene: Scene

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  const groceries = {
    name: 'Help with groceries',
    code: 'GRO',
    category: { code: 'case-management', display: 'Case management' },
    sessionTimeUnit: 'DurationMinutes',
    unitBasis: 'Visit',
    modes: ['InPerson'],
    missedVisitService: true,
    allowedLicenses: [{ code: 'LCSW', display: 'Licensed clinical social worker' }],
    requiresCarePlanLink: false,
  }
  const program = await active(scene.admin, 'Programs', { name: 'Housing', code: 'HOU', kind: 'Residential' })
  await created(scene.admin, 'HealthcareServices', {
    ...groceries,
    status: 'Draft',
    programs: [bare(program)],
  })
  const start = new Date(Date.parse(noonToday()) + 86_400_000).toISOString()
  await created(scene.admin, 'Appointments', aVisit(scene, start))
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function at(path: string, login = 'admin'): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, login)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

async function shot(page: Page, name: string): Promise<void> {
  if (shots === undefined) return
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true })
}

const cellsOf = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('cell')
    .allTextContents()

test('services are listed by category with what applies to each, and each says who offers and who renders it', async () => {
  const page = await at('/admin')
  await press(page, /^Services$/)
  await page.getByText('2 services', { exact: true }).waitFor()
  await page.getByRole('rowheader', { name: /^Individual therapy \(1\)$/ }).waitFor()
  await expect
    .poll(() => cellsOf(page, 'H0004'))
    .toEqual([
      'H0004',
      '60 minutes (16–90)',
      '1 per 15 minutes',
      'Billable · Supports groups',
      'every program',
    ])
  expect(await cellsOf(page, 'GRO')).toEqual([
    'GRO',
    '60 minutes',
    '1 per visit',
    'For missed visits',
    'Housing',
  ])
  await shot(page, 'services')
  await expectAccessibleInEachLook(page, 'services')

  await page.getByText('Not in use', { exact: true }).click()
  await page.getByText('1 service', { exact: true }).waitFor()
  await page.getByText('All', { exact: true }).click()
  await page.getByRole('searchbox').fill('h0004')
  await page.getByText('1 service', { exact: true }).waitFor()

  await page.getByRole('link', { name: 'Individual therapy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Individual therapy' }).waitFor()
  const coming = page.locator('dl > div').filter({ hasText: 'Appointments to come' }).locator('dd')
  await expect.poll(() => coming.textContent()).toBe('1')
  await page.getByRole('heading', { level: 2, name: 'Programs (2)' }).waitFor()
  await page.getByText('It names no program').waitFor()
  for (const name of ['Note definitions', 'Group note definitions'])
    await page.getByRole('region', { name, exact: true }).getByText('No definition names it').waitFor()
  await page.getByText('It asks for no certain license').waitFor()
  await shot(page, 'service')
  await expectAccessibleInEachLook(page, 'a service')
  await page.getByRole('link', { name: 'All fields' }).click()
  await page
    .getByLabel(/^Billing code/)
    .first()
    .waitFor()
  await page.context().close()
})
