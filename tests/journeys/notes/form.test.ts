import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenPage, openPage } from '#tests/bench/forms/open-page.ts'
import { tableForm } from '#tests/bench/forms/table-form.ts'
import { takeOption } from '#tests/support/browser/keyboard.ts'
import { violationsOn } from '#tests/support/browser/violations-on.ts'
import { readPages } from '#tests/support/content/read-print.ts'
import { differenceOf, everyOption } from './every-option.ts'
import { decidedElsewhere, optionSamples } from './option-samples.ts'
import { askingElements, filledElements, showEvery, standingsOf, violationsOf } from './standings-of.ts'

let open: OpenPage

beforeAll(async () => {
  open = await openPage()
}, 60_000)

afterAll(() => open.close())

test('a key draws one question, in a form of 20 as in a form of 1,000', async () => {
  const short = await drawnPerKey(20)
  const long = await drawnPerKey(1_000)

  expect(long).toBe(short)
  expect(short).toBe(1)
})

test('a number that is part of a sum draws itself and the sum, and nothing else', async () => {
  const page = await open.fresh('?form=1000')
  const number = page.getByLabel('number 1').first()
  await number.fill('2')
  await page.waitForTimeout(900)
  const before = await page.evaluate(() => window.forms.drawn())

  await number.press('5')

  expect((await page.evaluate(() => window.forms.drawn())) - before).toBe(2)
  await page.close()
})

test('of a long form the first section stands there at once, and a later one when it comes near', async () => {
  const page = await open.fresh('?form=1000')
  const questions = page.locator('.form-field')
  await page.getByLabel('text 1').first().waitFor()
  const atFirst = await questions.count()

  await page.getByRole('heading', { name: 'Section 40' }).scrollIntoViewIfNeeded()
  await page.locator('[id$="s39_text1"]').waitFor()

  expect(atFirst).toBeLessThan(200)
  expect(await page.getByRole('heading', { name: /^Section/ }).count()).toBe(50)
  await page.close()
})

test('of a table of a hundred rows every cell is reached by keyboard from either end, counts in the sums, is found and printed', async () => {
  const page = await open.fresh()
  const { definition, given } = tableForm(100)
  await page.evaluate((text) => {
    const { definition, given } = JSON.parse(text)
    window.forms.show('draft', definition, given)
  }, JSON.stringify({ definition, given }))
  const rows = page.locator('.form-table tbody tr')
  const sum = () => page.getByLabel('Sum of C10').inputValue()
  const before = Array.from({ length: 100 }, (_, index) => index + 9).reduce((one, other) => one + other)
  await expect.poll(sum).toBe(String(before))
  expect(await rows.count()).toBe(100)
  expect(await rows.nth(49).innerText()).toContain('58')
  const heightOf = async (row: number) => (await rows.nth(row).boundingBox())?.height
  const far = await heightOf(49)

  await rows.first().getByRole('textbox').first().focus()
  const along = async (key: string) => {
    const names: string[] = []
    for (let cell = 0; cell < 600; cell += 1) {
      names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'nowhere'))
      await page.keyboard.press(key)
    }
    return names
  }
  const named = (row: number) => Array.from({ length: 10 }, (_, at) => `Row r${row}, C${at + 1}`)
  const all = Array.from({ length: 100 }, (_, index) => named(index + 1)).flat()
  expect(await along('Tab')).toEqual(all.slice(0, 600))
  expect(await heightOf(49)).toBe(far)
  await page.getByLabel('Sum of C1', { exact: true }).focus()
  await page.keyboard.press('Shift+Tab')
  expect(await along('Shift+Tab')).toEqual(all.toReversed().slice(0, 600))

  const last = rows.last().getByRole('textbox').last()
  await last.focus()
  expect(
    await last.evaluate((cell) => {
      const { top, bottom } = cell.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    }),
  ).toBe(true)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('7108')
  await expect.poll(sum).toBe(String(before + 7_000))
  await page.close()
})

test('of a table of a hundred rows those that nobody came near are printed with what stands in them', async () => {
  const page = await open.fresh()
  await page.evaluate(
    (text) => {
      const { definition, given } = JSON.parse(text)
      window.forms.show('draft', definition, given)
    },
    JSON.stringify(tableForm(100)),
  )
  const middle = page.locator('.form-table tbody tr').nth(49)
  await middle.waitFor({ state: 'attached' })
  expect(await middle.getByRole('textbox').count()).toBe(0)
  const { text } = await readPages(await page.pdf({ tagged: true }))
  for (const row of [1, 50, 99, 100]) expect(text).toContain(`Row r${row}`)
  expect(text).toMatch(/Row r50\s+49\s+50\s+51\s+52\s+53\s+54\s+55\s+56\s+57\s+58/)
  await page.close()
})

test.each(['light', 'dark'] as const)(
  'every element can be perceived and named, in %s',
  async (colorScheme) => {
    const context = await open.browser.newContext({ viewport: { width: 1100, height: 3_600 }, colorScheme })
    const page = await context.newPage()
    await page.goto(`${open.address}/index.html?form=every`)
    await page.getByRole('button', { name: 'Add Medicine' }).click()
    await page.getByRole('button', { name: 'Add Service', exact: true }).click()
    await page.getByRole('textbox', { name: /^Name/ }).focus()
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody')
    await page.getByRole('textbox', { name: 'Age', exact: true }).fill('old')
    await page.getByRole('textbox', { name: 'Phone' }).focus()
    await page.getByRole('heading', { name: 'About the session' }).scrollIntoViewIfNeeded()
    for (const rows of ['Diagnosis', 'Goal', 'Medication', 'Allergy', 'Substance', 'Participant'])
      await page.getByRole('button', { name: `Add ${rows}`, exact: true }).click()
    await page.getByRole('button', { name: /^Mark 9 empty domains/ }).click()
    await page.locator('[data-region="left-hand"]').click()
    await page.waitForTimeout(700)

    const violations = await violationsOn(page)

    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    )
    await context.close()
  },
  120_000,
)

test('what is announced as wrong names its question by ids that exist', async () => {
  const page = await open.fresh('?form=every')
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.fill('nobody')
  await page.getByRole('textbox', { name: 'Phone' }).focus()
  await email.locator('xpath=self::*[@aria-invalid]').waitFor()

  const missing = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-describedby]')].flatMap((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => !document.getElementById(id)),
    ),
  )

  expect(missing).toEqual([])
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  await page.close()
})

test('of sheets one is seen at a time, and the other by a key', async () => {
  const page = await open.fresh('?form=every')
  await page.getByRole('heading', { name: 'Layout and display' }).scrollIntoViewIfNeeded()
  await page.getByLabel('First word').fill('kept')
  expect(await page.getByLabel('Second word').isVisible()).toBe(false)

  await page.getByRole('button', { name: 'Second sheet' }).focus()
  await page.keyboard.press('Enter')

  await page.getByLabel('Second word').waitFor()
  expect(await page.getByLabel('First word').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'First sheet' }).click()
  expect(await page.getByLabel('First word').inputValue()).toBe('kept')
  await page.close()
})

test('a form is filled by keyboard alone, and what was typed is what is kept', async () => {
  const page = await open.fresh('?form=every')
  await page.getByRole('textbox', { name: 'Weight' }).focus()
  await page.keyboard.type('1.05')
  await page.getByRole('radio', { name: 'Yes' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('combobox', { name: 'Many options' }).focus()
  await page.keyboard.type('Option 33')
  await takeOption(page, 'Option 33')
  await page.getByRole('button', { name: 'Option 2', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Option 1', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move Option 1 up' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Full name' }).fill('Jonah Marlowe')
  await page.getByRole('button', { name: 'Sign here' }).focus()
  await page.keyboard.press('Enter')

  const answers = await page.evaluate(() => window.forms.answers())

  expect(answers).toMatchObject({
    weight: 1.05,
    smokes: true,
    search: 'o33',
    rank: ['o1', 'o2'],
    consent: { method: 'Typed', typedName: 'Jonah Marlowe' },
  })
  await page.close()
})

test('to look into a list of choices and to leave it changes nothing; what is typed in full is chosen', async () => {
  const page = await open.fresh('?form=every')
  const field = page.getByRole('combobox', { name: 'Many options' })
  await field.click()
  await page.getByRole('option', { name: 'Option 17', exact: true }).click()

  await field.click()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => window.forms.answers())).toMatchObject({ search: 'o17' })

  await field.fill('option 12')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => window.forms.answers())).toMatchObject({ search: 'o12' })

  await field.fill('')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => window.forms.answers())).not.toHaveProperty('search')
  await page.close()
})

test('every option of every element has a sample, or is named among those that are decided elsewhere', () => {
  const known = new Set([...Object.keys(optionSamples), ...decidedElsewhere])
  const options = everyOption()

  expect(options.filter((key) => !known.has(key) && !key.includes('.display='))).toEqual([])
  expect([...known].filter((key) => !options.includes(key))).toEqual([])
})

test('every option with a sample makes a difference to what is drawn, printed, allowed, found or kept', async () => {
  const page = await open.fresh()
  const elsewhere = new Set(decidedElsewhere)
  const without: string[] = []
  for (const key of everyOption()) {
    if (elsewhere.has(key)) continue
    if ((await differenceOf(page, key)).length === 0) without.push(key)
  }

  expect(without).toEqual([])
  await page.close()
})

test('every element is asked in a draft, without a finding when it is filled, and fixed when it is only read', async () => {
  const page = await open.fresh()
  const states = {
    draft: await shown('draft'),
    final: await shown('final'),
    'read-only': await shown('read-only'),
  }

  const wrong = askingElements().flatMap(({ id, type, label = id }) => [
    ...(states.draft.get(label)?.type === type ? [] : [`${type} ${id} is not asked`]),
    ...(states.final.get(label)?.findings === 0 ? [] : [`${type} ${id} has a finding`]),
    ...(states['read-only'].get(label)?.open === 0 ? [] : [`${type} ${id} can be changed`]),
  ])

  expect(wrong).toEqual([])
  await page.close()

  async function shown(state: 'draft' | 'final' | 'read-only') {
    await showEvery(page, state)
    await page.waitForTimeout(300)
    return standingsOf(page)
  }
})

test('a print names every question that was answered, and none that was not', async () => {
  const page = await open.fresh()
  await showEvery(page, 'print')
  const printed = await page.locator('#page dt').allTextContents()

  for (const { id, type, label } of filledElements()) expect(printed, `${type} ${id}`).toContain(label)
  const unanswered = askingElements().filter((each) => !filledElements().includes(each))
  expect(unanswered.filter(({ label }) => printed.includes(label ?? '')).map(({ id }) => id)).toEqual([])
  await page.close()
})

test.each(['final', 'read-only', 'print'] as const)(
  'every element can be perceived and named: %s',
  async (state) => {
    const context = await open.browser.newContext({ viewport: { width: 1100, height: 3_600 } })
    const page = await context.newPage()
    await page.goto(`${open.address}/index.html`)
    await showEvery(page, state)
    await page.waitForTimeout(500)

    expect(await violationsOf(page)).toEqual([])
    await context.close()
  },
)

async function drawnPerKey(questions: number): Promise<number> {
  const page = await open.fresh(`?form=${questions}`)
  const field = page.getByLabel('text 1').first()
  await field.fill('a')
  await page.waitForTimeout(900)
  const before = await page.evaluate(() => window.forms.drawn())
  await field.press('b')
  const drawn = (await page.evaluate(() => window.forms.drawn())) - before
  await page.close()
  return drawn
}
