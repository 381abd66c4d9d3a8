import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { planInForce } from '#tests/support/scenes/plan-in-force.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'
import { sign } from '#tests/support/signing/signing-house.ts'

let house: House
let scene: Scene
let clinician: TestClient
let noteId: string
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    ruleItems: [{ id: 'length', kind: 'SessionDuration', severity: 'Warn', params: {} }],
  })
  clinician = await house.server.signIn('clinician')
  await planInForce(house.server, scene)
  const own = { visibility: 'Personal', status: 'Active' }
  const body =
    '{{patient.name}}: **safe** tonight, and [[calm|anxious]]. {{?What was agreed}}. {{cursor}} Next: rest.'
  await created(clinician, 'Snippets', { ...own, name: 'Safety plan', kind: 'RichText', body })
  await created(clinician, 'Snippets', {
    ...own,
    name: 'Homework',
    kind: 'PlainText',
    body: 'Homework: {{homework}}',
  })
  const about = { ...own, trigger: '.si', replacement: 'Safety was talked about.' }
  await created(clinician, 'TextExpansions', about)
  await created(clinician, 'TextExpansions', {
    ...own,
    trigger: ';dog',
    replacement: 'Walks\n- with the dog',
  })
  await created(clinician, 'TextExpansions', {
    ...own,
    trigger: '.mood',
    replacement: 'Elsewhere',
    elements: ['another'],
  })
  noteId = await aNote(1)
}, 120_000)

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function aNote(daysAgo: number): Promise<string> {
  const start = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const visit = await created(scene.admin, 'Appointments', aVisit(scene, start))
  const started = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
  return started.body.note.id
}

const stored = async () => (await clinician.ask('GET', `Notes/${noteId}`)).body.sections.at(-1).data.summary

async function usesOf(trigger: string): Promise<number> {
  const { body } = await clinician.ask('POST', 'TextExpansions/queries', { body: [] })
  return body.find((each: { trigger: string }) => each.trigger === trigger).usageCount
}

const summary = (page: Page) => page.getByRole('textbox', { name: 'Summary' })

/** Enters the text once what writes it has come, and once the prepared texts were read. */
async function intoSummary(page: Page): Promise<void> {
  const tools = page.getByRole('toolbar', { name: 'Formatting of Summary' })
  const read = page.waitForResponse((answer) => answer.url().includes('/TextExpansions/queries'))
  await expect
    .poll(async () => {
      await summary(page).focus()
      const isThere = await tools.isVisible()
      if (!isThere) await summary(page).blur()
      return isThere
    })
    .toBe(true)
  await read
}

const menu = (page: Page) => page.getByRole('listbox', { name: 'Prepared texts' })

/** Everything that was typed was taken; then the keys act. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await expect.poll(() => summary(page).innerText()).toContain(text.trimEnd())
}

/** Goes to what stands beside the note, and along its tabs by the arrow keys. */
async function walkToTab(page: Page, name: string): Promise<void> {
  const chosen = page.getByRole('tab', { selected: true })
  const nameOf = async () => (await chosen.getAttribute('aria-label')) ?? (await chosen.innerText()).trim()
  await tabTo(page, await nameOf())
  await expect
    .poll(async () => {
      if ((await nameOf()) !== name) await page.keyboard.press('ArrowRight')
      return nameOf()
    })
    .toBe(name)
}

test('a trigger becomes its text at Space, and Backspace right after brings the trigger back', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await intoSummary(page)
  await type(page, 'Today .si')
  await page.keyboard.press('Space')
  await expect.poll(() => summary(page).innerText()).toBe('Today Safety was talked about. ')
  await page.keyboard.press('Backspace')
  await expect.poll(() => summary(page).innerText()).toBe('Today .si')
  await page.keyboard.press('Tab')
  await expect.poll(() => summary(page).innerText()).toBe('Today Safety was talked about.')
  await page.keyboard.press('Enter')
  await type(page, '.mood')
  await page.keyboard.press('Space')
  await type(page, ';dog')
  await menu(page).waitFor()
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await expect.poll(stored).toBe('Today Safety was talked about.\n.mood Walks\n- with the dog')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect.poll(stored).toBe(undefined)
  await page.context().close()
})

test('a slash offers snippets; one that asks is answered by keyboard, and writing goes on where it wants', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await intoSummary(page)
  await type(page, '/safe')
  await menu(page)
    .getByRole('option', { name: /^Safety plan/, selected: true })
    .waitFor()
  if (shots) await page.screenshot({ path: `${shots}/snippet-menu.png` })
  await expectAccessible(page, 'the menu of prepared texts')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Safety plan' })
  await dialog
    .getByRole('region', { name: 'How it will read' })
    .getByText(/Rivera/)
    .waitFor()
  const calm = dialog.getByRole('radio', { name: 'calm' })
  await calm.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('radio', { name: 'anxious', checked: true }).waitFor()
  await tabTo(page, 'What was agreed')
  await page.keyboard.type('A walk each day')
  await dialog.getByText(/safe.*tonight, and anxious\. A walk each day\./).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/snippet-dialog.png` })
  await expectAccessibleInEachLook(page, 'what a snippet asks')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => summary(page).innerText()).toContain('Next: rest.')
  await page.keyboard.type('Sleeps well.')
  await expect
    .poll(stored)
    .toMatch(/^.*Rivera: \*\*safe\*\* tonight, and anxious\. A walk each day\. Sleeps well\. Next: rest\.$/)
  await page.context().close()
})

test('beside the note stand its plan, what was signed before and the snippets, and a press puts words into the text', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await intoSummary(page)
  await page.keyboard.press('Control+End')
  await walkToTab(page, 'Snippets')
  await page.getByRole('searchbox', { name: 'Find a snippet' }).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/beside-snippets.png` })
  await expectAccessibleInEachLook(page, 'snippets beside a note')
  await press(page, /^Homework/)
  await expect.poll(stored).toMatch(/Homework: \{\{homework\}\}$/)
  await walkToTab(page, 'Plan')
  await page.getByText('Six hours on five nights by June').waitFor()
  if (shots) await page.screenshot({ path: `${shots}/beside-plan.png` })
  await expectAccessibleInEachLook(page, 'a plan beside a note')
  await walkToTab(page, 'Last notes')
  await page.getByText(/^Nothing was signed about this/).waitFor()
  await walkToTab(page, 'Checks')
  await page.getByText('Fill in {{homework}}, or delete it.', { exact: false }).first().waitFor()
  await page.context().close()
})

test('a note with an open placeholder is not ready, whoever asks for it, and is once it is filled in', async () => {
  const change = async (field: string, value: string) => {
    const { meta, sections } = (await clinician.ask('GET', `Notes/${noteId}`)).body
    const answer = await clinician.ask('PATCH', `Notes/${noteId}?versionId=${meta.versionId}`, {
      body: [{ op: 'add', path: `/sections/${sections.length - 1}/data/${field}`, value }],
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  await change('mood', 'low')
  const refused = await sign(clinician, noteId)
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    422,
    expect.stringContaining('Fill in {{homework}}'),
  ])
  await change('summary', 'Homework: a diary')
  expect((await sign(clinician, noteId)).body).toMatchObject({ signingState: 'Signed' })
})

test('without a connection the prepared texts of before are there', async () => {
  noteId = await aNote(3)
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await intoSummary(page)
  await page.context().setOffline(true)
  await type(page, '.si')
  await page.keyboard.press('Space')
  await expect.poll(() => summary(page).innerText()).toBe('Safety was talked about. ')
  const before = await usesOf('.si')
  // Longer than it takes until it would be told.
  await page.waitForTimeout(5_000)
  await page.context().setOffline(false)
  await expect.poll(stored).toMatch(/^Safety was talked about\./)
  await expect.poll(() => usesOf('.si'), { timeout: 15_000 }).toBe(before + 1)
  await page.context().close()
})

test('what was used is counted once, what was taken back is not, and what is used most stands first the next time', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await intoSummary(page)
  const before = await usesOf('.si')
  await page.keyboard.press('Control+a')
  await type(page, 'Now .si')
  await page.keyboard.press('Space')
  await expect.poll(() => summary(page).innerText()).toBe('Now Safety was talked about. ')
  await page.keyboard.press('Backspace')
  await expect.poll(() => summary(page).innerText()).toBe('Now .si')
  await page.keyboard.press('Space')
  await expect.poll(() => summary(page).innerText()).toBe('Now Safety was talked about. ')
  await walkToTab(page, 'Snippets')
  const names = () => page.locator('.note-beside-list b').allTextContents()
  await expect.poll(names).toContain('Safety plan')
  const order = await names()
  const homework = page.getByRole('button', { name: /^Homework/ })
  for (const used of [1, 2, 3]) {
    await homework.click()
    await expect.poll(async () => (await summary(page).innerText()).split('Homework:').length).toBe(used + 1)
  }
  await expect.poll(() => usesOf('.si'), { timeout: 15_000 }).toBe(before + 1)
  const { body } = await clinician.ask('POST', 'Snippets/queries', { body: [] })
  expect(body.find(({ name }: { name: string }) => name === 'Homework')).toMatchObject({ usageCount: 3 })
  expect(await names()).toEqual(order)

  await page.reload()
  await intoSummary(page)
  await walkToTab(page, 'Snippets')
  await expect.poll(async () => (await names())[0]).toBe('Homework')
  await page.getByRole('button', { name: /^Homework.*Used 3 times$/ }).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/beside-used.png` })
  await expectAccessible(page, 'snippets with their uses')
  await page.context().close()
})
