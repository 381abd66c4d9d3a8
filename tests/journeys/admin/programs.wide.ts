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
import { bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'

const shots = process.env.SHOTS_DIR

let house: House
let scene: Scene

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  await created(scene.admin, 'Groups', {
    name: 'Coping skills',
    kind: 'Therapy',
    program: bare(scene.program),
    capacity: { max: 8 },
    facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
    members: [{ id: 'm1', patient: bare(scene.patient), status: 'Active', period: { start: '2026-01-05' } }],
  })
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

test('programs are listed with how many are enrolled, and each says what belongs to it', async () => {
  const page = await at('/admin')
  await press(page, /^Programs$/)
  const row = page.getByRole('row').filter({ hasText: 'Outpatient' })
  await expect
    .poll(async () => (await row.getByRole('cell').allTextContents()).slice(2))
    .toEqual(['1', '0', '1', 'all'])
  await page.getByText('1 program', { exact: true }).waitFor()
  await shot(page, 'programs')
  await expectAccessibleInEachLook(page, 'programs')

  await press(page, /^Outpatient$/)
  await page.getByRole('heading', { level: 1, name: 'Outpatient' }).waitFor()
  const groups = page.getByRole('region', { name: 'Groups' })
  await groups.getByText(/1 member · at most 8/).waitFor()
  await page.getByText('No staff yet.').waitFor()
  await page.getByText('Enrolled now').waitFor()
  await shot(page, 'program')
  await expectAccessibleInEachLook(page, 'a program')
  await page.getByRole('link', { name: 'All fields' }).click()
  await page.getByLabel('Capacity').first().waitFor()
  await page.context().close()
})
