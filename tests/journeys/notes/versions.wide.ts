import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tabTo } from '#tests/support/browser/keyboard.ts'
import { enter, enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { active, bare, created, type Row } from '#tests/support/scenes/scene.ts'

let house: House
let form: Row

const mood = {
  ...{ id: 'mood', type: 'Choice', label: 'Mood' },
  options: [{ code: 'calm', label: 'Calm' }],
}
const summary = { id: 'summary', type: 'Text', label: 'Summary' }

beforeAll(async () => {
  house = await openHouse()
  const implementer = await house.server.signIn('implementer')
  const draft = { version: 1, status: 'Draft' }
  form = await active(implementer, 'Forms', {
    ...{ ...draft, name: 'Check-in', key: 'check-in', elements: [mood, summary] },
  })
  await created(implementer, 'NoteSectionForms', {
    ...{ ...draft, name: 'Check-in section', key: 'check-in-section', form: bare(form) },
    sectionType: { code: 'assessment', display: 'Assessment', list: 'note-section-type' },
  })
})

afterAll(async () => {
  await house?.close()
})

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

const badge = (page: Page, state: string) => page.locator('.page-heading').getByText(state)

test('a new version says what it changes and what uses the old one before it is published, by keyboard alone', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build/versions/Form/${form.id}`, 'implementer')
  await badge(page, 'Active').waitFor()
  await page.getByText('There is only one version.').waitFor()
  await page.getByText('Note section forms: 1, with version 1.').waitFor()
  await expectAccessible(page, 'the versions of a form')

  await press(page, 'New version')
  await badge(page, 'Draft').waitFor()
  await page.getByText("The versions don't differ.").waitFor()

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const implementer = await house.server.signIn('implementer')
  const elements = [{ ...mood, required: true }]
  const edited = await implementer.ask('PATCH', `Forms/${id}?versionId=1`, {
    body: [{ op: 'replace', path: '/elements', value: elements }],
  })
  expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  await page.reload()
  await page.getByText('Question “Summary” was removed.').waitFor()
  await page.getByText('Question “Mood” › Required is now Yes. Before: nothing.').waitFor()
  await expectAccessible(page, 'two versions that differ')

  await press(page, 'Publish')
  const dialog = page.getByRole('dialog', { name: 'Publish Check-in?' })
  await dialog.getByText('Version 1 will be retired.', { exact: false }).waitFor()
  await dialog.getByText('Question “Summary” was removed.').waitFor()
  await dialog.getByText('Note section forms: 1, with version 1.').waitFor()
  await dialog.getByRole('link', { name: /Check-in section/ }).waitFor()
  await expectAccessible(page, 'what publishing changes')
  await press(page, 'Publish')
  await badge(page, 'Active').waitFor()

  await press(page, 'Version 1')
  await badge(page, 'Retired').waitFor()
  await page.context().close()
})

test('before a definition is retired from its record, its uses are told', async () => {
  const { page } = await house.open()
  await enter(page, house.server.url, 'implementer')
  const implementer = await house.server.signIn('implementer')
  const rule = await active(implementer, 'SignatureConfigurations', {
    ...{ name: 'Author signs', key: 'author-signs', version: 1, status: 'Draft' },
    steps: [
      {
        id: 'a',
        order: 1,
        role: 'Author',
        required: true,
        who: 'Author',
        meaning: 'Authored',
        methods: ['Password'],
      },
    ],
  })
  await page.goto(`${house.server.url}/resources/SignatureConfiguration/${rule.id}`)
  await page.getByRole('button', { name: /^Change/ }).click()
  await page.getByRole('menuitem', { name: 'Retired' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retire Author signs?' })
  await dialog.getByText('Nothing that you can see uses it.').waitFor()
  await expectAccessible(page, 'what retiring changes')
  await dialog.getByRole('button', { name: 'Retire' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await implementer.ask('GET', `SignatureConfigurations/${rule.id}`)).body.status)
    .toBe('Retired')
  await page.context().close()
})

test('a definition goes out as a package and comes in as a draft, with a report of each part', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build/versions/Form/${form.id}`, 'implementer')
  await badge(page, 'Retired').waitFor()
  const saving = page.waitForEvent('download')
  await press(page, 'Export')
  const file = await (await saving).path()

  await page.goto(`${house.server.url}/build/packages`)
  const choosing = page.waitForEvent('filechooser')
  await press(page, 'Choose a package')
  await (await choosing).setFiles(file)
  await page.getByText('The key check-in was taken, so its key is check-in-2.').waitFor()
  await expectAccessible(page, 'the report of a package')
  await press(page, 'Check-in v1')
  await page.getByRole('heading', { level: 1, name: 'Check-in' }).waitFor()
  expect(page.url()).toContain('/build/forms/')
  expect(house.complaints).toEqual([])
  await page.context().close()
})
