import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenPage, openPage } from '#tests/bench/forms/open-page.ts'
import { violationsOf } from '#tests/journeys/notes/standings-of.ts'

let open: OpenPage

beforeAll(async () => {
  open = await openPage()
}, 120_000)

afterAll(() => open.close())

const child = { id: 'child', type: 'Boolean', label: 'A child?' }
const lives = {
  id: 'lives',
  type: 'Choice',
  label: 'Lives',
  options: [
    { code: 'parents', label: 'With parents', icon: 'House' },
    {
      code: 'alone',
      label: 'Alone',
      hiddenWhen: { combinator: 'And', clauses: [{ source: 'child', operator: 'Equals', value: true }] },
    },
  ],
}

test('an answer that is not for children goes when a child is meant; one that was chosen stays and is named', async () => {
  const page = await showing([child, lives])
  const alone = page.getByRole('radio', { name: 'Alone' })
  await alone.waitFor()

  await page.getByRole('radio', { name: 'Yes' }).check()
  await alone.waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await alone.check()
  await page.getByRole('radio', { name: 'Yes' }).check()

  expect(await alone.isChecked()).toBe(true)
  expect(await answers(page)).toEqual({ child: true, lives: 'alone' })
  expect(await violationsOf(page)).toEqual([])
  await page.close()
})

test('an answer that asks for words keeps them beside it, whether one is chosen or several', async () => {
  const options = [
    { code: 'friend', label: 'A friend' },
    { code: 'other', label: 'Somebody else', allowText: true },
  ]
  const page = await showing([
    { id: 'one', type: 'OpenChoice', label: 'Who came?', options },
    { id: 'all', type: 'OpenChoice', label: 'Who helps?', multiple: true, options },
  ])
  await page.getByRole('combobox', { name: 'Who came?' }).click()
  await page.getByRole('option', { name: 'Somebody else' }).click()
  await page.getByRole('textbox', { name: 'Words with “Somebody else”' }).fill('my aunt')
  const helping = page.getByRole('group', { name: 'Who helps?' })
  await helping.getByRole('checkbox', { name: 'Somebody else' }).check()
  await helping.getByRole('textbox', { name: 'Words with “Somebody else”' }).fill('the pastor')
  await helping.getByRole('checkbox', { name: 'A friend' }).check()

  expect(await answers(page)).toEqual({
    one: { code: 'other', text: 'my aunt' },
    all: [{ code: 'friend' }, { code: 'other', text: 'the pastor' }],
  })
  expect(await violationsOf(page)).toEqual([])
  await page.close()
})

test('a row of a matrix has one answer, which is changed by the arrow keys and taken back by pressing it again', async () => {
  const columns = ['Never', 'Often'].map((label) => ({ id: label.toLowerCase(), type: 'Boolean', label }))
  const rows = [
    { id: 'sleep', label: 'Bad sleep' },
    { id: 'worry', label: 'Worry' },
  ]
  const page = await showing([
    { id: 'days', type: 'Grid', label: 'Most days', display: 'Matrix', rows, columns },
  ])
  const never = page.getByRole('radio', { name: 'Bad sleep, Never' })
  await never.check()
  await never.press('ArrowRight')
  expect(await answers(page)).toEqual({ days: { rows: { sleep: { often: true } } } })

  await page.getByRole('radio', { name: 'Worry, Never' }).check()
  await page.getByRole('radio', { name: 'Bad sleep, Often' }).click()
  expect(await answers(page)).toEqual({ days: { rows: { worry: { never: true } } } })
  expect(await violationsOf(page)).toEqual([])
  await page.close()
})

test('the answer to a sensitive question is read by whoever asks for it, and hidden again', async () => {
  const page = await showing(
    [{ id: 'secret', type: 'String', label: 'What nobody knows', sensitive: true }],
    { state: 'print', given: { secret: 'A tattoo' } },
  )
  const show = page.getByRole('button', { name: 'Show What nobody knows' })
  await show.waitFor()
  expect(await page.getByText('A tattoo').count()).toBe(0)

  await show.press('Enter')
  await page.getByText('A tattoo').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Hide What nobody knows' }).press('Enter')
  await page.getByText('A tattoo').waitFor({ state: 'detached' })
  await page.close()
})

type Showing = { readonly state?: 'draft' | 'print'; readonly given?: object }

async function showing(
  elements: readonly object[],
  { state = 'draft', given = {} }: Showing = {},
): Promise<Page> {
  const context = await open.browser.newContext()
  const page = await context.newPage()
  await page.goto(`${open.address}/index.html`)
  await page.waitForFunction(() => 'forms' in window)
  await page.evaluate(
    (asked) => {
      const { how, definition, answered } = JSON.parse(asked)
      window.forms.show(how, definition, answered)
    },
    JSON.stringify({ how: state, definition: { elements }, answered: given }),
  )
  return page
}

function answers(page: Page): Promise<unknown> {
  return page.evaluate(() => window.forms.answers())
}
