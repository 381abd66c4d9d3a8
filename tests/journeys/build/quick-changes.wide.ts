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

/** Presses one after the other before anything is drawn again. */
async function pressAtOnce(page: Page, ...buttons: readonly Locator[]): Promise<void> {
  const pressed = await Promise.all(buttons.map((button) => button.elementHandle()))
  await page.evaluate((elements) => {
    for (const element of elements) if (element instanceof HTMLElement) element.click()
  }, pressed)
}

test('two lines of a condition that are taken away at once are both gone, and one that is pressed twice takes no other with it', async () => {
  const clauses = ['a', 'b', 'c', 'd'].map((value) => ({ source: 'sad', operator: 'Equals', value }))
  const draft = await created(admin, 'Forms', {
    ...{ name: 'Quick lines', key: 'quick-lines', version: 1, status: 'Draft' },
    elements: [
      { id: 'sad', type: 'String', label: 'Sad' },
      { id: 'since', type: 'Date', label: 'Since when', visibleWhen: { combinator: 'And', clauses } },
    ],
  })
  const page = await opened(`forms/${draft.id}`)
  await page.getByRole('treeitem', { name: /Since when/ }).click()
  const shown = page.getByRole('group', { name: 'Show this when …' })
  const stored = async () => {
    const { body } = await admin.ask('GET', `Forms/${draft.id}`)
    return body.elements[1].visibleWhen?.clauses.map(({ value }: { value: string }) => value)
  }
  const gone = shown.getByRole('button', { name: 'Remove condition' })
  await gone.nth(3).waitFor()
  await pressAtOnce(page, gone.nth(0), gone.nth(1))
  await expect.poll(stored).toEqual(['c', 'd'])
  await gone.nth(2).waitFor({ state: 'detached' })
  await pressAtOnce(page, gone.nth(0), gone.nth(0))
  await expect.poll(stored).toEqual(['d'])
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
  const instructions = items.getByRole('button', { name: 'Instructions', exact: true })
  await pressAtOnce(page, instructions, instructions)
  await expect.poll(async () => (await admin.ask('GET', `Packets/${packet.id}`)).body.items.length).toBe(3)
  await page.context().close()
})

test('whoever types a label without a rest sends about a change a second, sees every key at once, and it is stored whole', async () => {
  const draft = await created(admin, 'Forms', {
    ...{ name: 'Long label', key: 'long-label', version: 1, status: 'Draft' },
    elements: [{ id: 'sad', type: 'String', label: 'Sad' }],
  })
  const page = await opened(`forms/${draft.id}`)
  await page.getByRole('treeitem', { name: /Sad/ }).click()
  const label = page.getByRole('textbox', { name: /^Label/ }).first()
  await label.focus()
  await page.keyboard.press('End')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1
  })
  const words = ' for more days than not, and since when that has been so'
  const from = Date.now()
  await page.keyboard.type(words, { delay: 90 })
  const seconds = (Date.now() - from) / 1_000
  expect(await label.inputValue()).toBe(`Sad${words}`)
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThanOrEqual(2 * seconds)
  const stored = async () => (await admin.ask('GET', `Forms/${draft.id}`)).body.elements[0].label
  await expect.poll(stored).toBe(`Sad${words}`)
  expect(await label.inputValue()).toBe(`Sad${words}`)
  await page.context().close()
})

test('a question that is moved by keys through a long form stays in hand, under the keys and drawn as it will look', async () => {
  const draft = await created(admin, 'Forms', {
    ...{ name: 'Long way', key: 'long-way', version: 1, status: 'Draft' },
    elements: Array.from({ length: 40 }, (_, index) => ({
      id: `question-${index}`,
      type: 'String',
      label: `Question ${index}`,
    })),
  })
  const page = await opened(`forms/${draft.id}`)
  const held = page.getByRole('treeitem', { name: /Question 3$|Question 3 / })
  await held.click()
  for (let place = 5; place <= 40; place += 1) {
    await page.keyboard.press('Alt+ArrowDown')
    const now = page.locator('[role=treeitem]:focus')
    await expect.poll(() => now.innerText()).toContain(`${place}. Question 3`)
  }
  expect(await page.locator('[data-element-id="question-3"] .builder-preview input').count()).toBe(1)
  expect(await page.getByRole('treeitem').count()).toBe(40)
  const stored = async () => (await admin.ask('GET', `Forms/${draft.id}`)).body.elements[39].id
  await expect.poll(stored).toBe('question-3')
  await page.context().close()
})
