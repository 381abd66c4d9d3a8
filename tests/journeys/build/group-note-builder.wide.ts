import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, press } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { active } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let implementer: TestClient
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse()
  implementer = await house.server.signIn('implementer')
  const elements = [{ id: 'topic', type: 'String', label: 'Topic of the group' }]
  const form = await active(implementer, 'Forms', { name: 'Topic', key: 'topic', version: 1, elements })
  await active(implementer, 'NoteSectionForms', {
    ...{ name: 'Topic', key: 'topic', version: 1 },
    sectionType: { code: 'session-info', display: 'Session information' },
    form: { id: form.id, resourceType: 'Form' },
  })
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

test('a group note is begun with what all have in common and what each member has; both are built, and published with it', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build`, 'implementer')
  await arrive(page, 'Builders')
  await press(page, 'New group note')
  await page
    .getByRole('dialog', { name: 'New group note' })
    .getByRole('textbox', { name: 'Name' })
    .fill('Skills')
  await press(page, 'Create')
  await arrive(page, 'Skills')
  const id = page.url().split('/').at(-1) ?? ''
  const path = `${house.server.url}/build/group-notes/${id}`

  for (const part of ['common part', 'part of each member']) {
    await page.getByRole('link', { name: `Edit the sections of Skills: ${part}` }).click()
    await page.getByText('No sections yet.').waitFor()
    await page.getByRole('button', { name: /^Topic/ }).click()
    await page.getByRole('treeitem', { name: /1\. Topic/ }).waitFor()
    const made = page.url().split('/').at(-1)
    const stored = async () => (await implementer.ask('GET', `NoteDefinitions/${made}`)).body.sections ?? []
    await expect.poll(async () => (await stored()).length).toBe(1)
    await page.goto(path)
    await arrive(page, 'Skills')
  }
  await page.getByRole('region', { name: 'What each member has' }).getByText('Topic of the group').waitFor()
  if (shots !== undefined) await page.screenshot({ path: `${shots}/group-note.png` })
  await expectAccessibleInEachLook(page, 'a group note in work')

  await press(page, 'Publish')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.locator('.page-heading').getByText('Active').waitFor()
  const { body } = await implementer.ask('GET', `GroupNoteDefinitions/${id}`)
  const { body: common } = await implementer.ask('GET', `NoteDefinitions/${body.common.id}`)
  expect([body.status, common.status]).toEqual(['Active', 'Active'])
  await page.context().close()
}, 180_000)
