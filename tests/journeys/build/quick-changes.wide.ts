import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function opened(path: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build/${path}`, 'admin')
  return page
}

/** Presses a button twice before anything is drawn again. */
const pressTwice = (button: Locator) =>
  button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error('This is no button.')
    element.click()
    element.click()
  })

test('two lines of a condition that are added at once both stand, and of two that are gone each is gone', async () => {
  const elements = [
    { id: 'sad', type: 'Boolean', label: 'Sad' },
    { id: 'since', type: 'Date', label: 'Since when' },
  ]
  const draft = await created(admin, 'Forms', {
    ...{ name: 'Quick lines', key: 'quick-lines', version: 1, status: 'Draft', elements },
  })
  const page = await opened(`forms/${draft.id}`)
  await page.getByRole('treeitem', { name: /Since when/ }).click()
  const shown = page.getByRole('group', { name: 'Show this when …' })
  const lines = async () => {
    const { body } = await admin.ask('GET', `Forms/${draft.id}`)
    return body.elements[1].visibleWhen?.clauses.length
  }
  const add = shown.getByRole('button', { name: 'Add condition' })
  await pressTwice(add)
  await expect.poll(lines).toBe(2)
  await add.click()
  await expect.poll(lines).toBe(3)
  // Pressed twice, the one line is gone and not the next with it.
  await pressTwice(shown.getByRole('button', { name: 'Remove condition' }).first())
  await expect.poll(lines).toBe(2)
  await page.context().close()
})

test('of two parts that are put into a packet at once neither is lost', async () => {
  const packet = await created(admin, 'Packets', {
    ...{ name: 'Quick packet', key: 'quick-packet', version: 1, status: 'Draft' },
    ...{ identityCheck: 'None', expiresAfterDays: 30, language: { code: 'en', display: 'English' } },
    ...{ autoAccept: false },
    items: [{ id: 'a', order: 1, kind: 'Instructions', title: 'Read this', audience: 'Patient' }],
  })
  const page = await opened(`packets/${packet.id}`)
  const items = page.getByRole('navigation', { name: 'Items' })
  await pressTwice(items.getByRole('button', { name: 'Instructions', exact: true }))
  await expect.poll(async () => (await admin.ask('GET', `Packets/${packet.id}`)).body.items.length).toBe(3)
  await page.context().close()
})
