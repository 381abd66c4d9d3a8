import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenPage, openPage } from '#tests/bench/forms/open-page.ts'
import { violationsOf } from './standings-of.ts'

let open: OpenPage

beforeAll(async () => {
  open = await openPage()
}, 120_000)

afterAll(() => open.close())

const questions = { elements: [{ id: 'plan', type: 'Text', label: 'Plan', placeholder: 'What comes next' }] }

async function aField(given: object = {}): Promise<Page> {
  const context = await open.browser.newContext()
  const page = await context.newPage()
  await page.goto(`${open.address}/index.html`)
  await page.waitForFunction(() => 'forms' in window)
  await page.evaluate(
    (asked) => {
      const { definition, answers } = JSON.parse(asked)
      window.forms.show('draft', definition, answers)
    },
    JSON.stringify({ definition: questions, answers: given }),
  )
  // What writes is fetched beside the form.
  await page.waitForTimeout(800)
  return page
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Plan' })
/** The headings of the field as they are read aloud, each with its level. */
const outline = (page: Page) =>
  field(page)
    .locator('[data-heading]')
    .evaluateAll((headings) =>
      headings.map(
        (heading) => `${heading.ariaLevel ?? heading.tagName.slice(1)} ${heading.textContent.trim()}`,
      ),
    )
const stored = async (page: Page) => (await page.evaluate(() => window.forms.answers())) as { plan?: string }

test('a text is written with the keyboard alone: bold, lists, back to plain, and the next field by Tab', async () => {
  const page = await aField()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Sleep ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('much better')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(', 5*3 nights')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.type('walk')
  await page.keyboard.press('Enter')
  await page.keyboard.type('call')

  expect(await stored(page)).toEqual({ plan: 'Sleep **much better**, 5\\*3 nights\n- walk\n- call' })
  expect(await page.getByRole('toolbar', { name: 'Formatting of Plan' }).isVisible()).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Tab')
  expect(await page.getByRole('toolbar').isVisible()).toBe(false)
  await page.context().close()
})

test('headings are written by two signs, by keys and by the tools, and a line after one is plain again', async () => {
  const page = await aField()
  await page.keyboard.press('Tab')
  await page.keyboard.type('## Mood')
  await page.keyboard.press('Enter')
  await page.keyboard.type('low, # of nights: 3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Alt+2')
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContainEqual(expect.stringContaining('Subheading on'))
  await page.keyboard.type('Sleep')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Plan')
  await page.keyboard.press('Alt+F10')
  const tool = page.getByRole('button', { name: 'Heading', exact: true })
  while (!(await tool.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await tool.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')

  expect(await stored(page)).toEqual({ plan: '## Mood\nlow, # of nights: 3\n### Sleep\n## Plan' })
  expect(await outline(page)).toEqual(['2 Mood', '3 Sleep', '2 Plan'])
  expect(await violationsOf(page)).toEqual([])
  await page.context().close()
})

test('a heading of a part that stands alone leaves out no level, written and at rest', async () => {
  const page = await aField({ plan: '### Sleep\nbetter' })
  expect(await outline(page)).toEqual(['2 Sleep'])
  await field(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  expect(await outline(page)).toEqual(['2 Sleep'])
  expect(await stored(page)).toEqual({ plan: '### Sleep\nbetter!' })
  await page.context().close()
})

test('read as a document, headings stand one level below what heads the answer', async () => {
  const context = await open.browser.newContext()
  const page = await context.newPage()
  await page.goto(`${open.address}/index.html`)
  await page.waitForFunction(() => 'forms' in window)
  const text = { type: 'Text', label: 'Words' }
  const group = { id: 'group', type: 'Section', label: 'Group', children: [{ ...text, id: 'inside' }] }
  const answers = { outside: '### Sleep\n## Mood\n### Now', inside: '## Plan\n### Next' }
  const shown = JSON.stringify({ definition: { elements: [{ ...text, id: 'outside' }, group] }, answers })
  await page.evaluate((asked) => {
    const { definition, answers: given } = JSON.parse(asked)
    window.forms.show('print', definition, given)
  }, shown)
  const headings = page.locator('h1, h2, h3, h4, h5')
  const levels = () => headings.evaluateAll((all) => all.map((each) => `${each.tagName} ${each.textContent}`))
  await expect.poll(levels).toEqual(['H3 Sleep', 'H3 Mood', 'H4 Now', 'H3 Group', 'H4 Plan', 'H5 Next'])
  await context.close()
})

test('what is copied from a note keeps the size of its headings', async () => {
  const page = await aField()
  await field(page).focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/html', '<h4 data-heading="2">Sleep</h4><p>better</p>')
    data.setData('text/plain', 'Sleep')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  expect(await stored(page)).toEqual({ plan: '### Sleep\nbetter' })
  await page.context().close()
})

test('fifty steps are taken back in a field, also after another place had the focus', async () => {
  const page = await aField()
  await field(page).focus()
  for (let step = 0; step < 55; step += 1) {
    await page.keyboard.type('x')
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Tab')
  await field(page).focus()
  for (let step = 0; step < 130 && (await stored(page)).plan !== undefined; step += 1)
    await page.keyboard.press('Control+z')

  expect(await stored(page)).toEqual({})
  await page.context().close()
})

test('what is typed by a program, chosen whole and typed anew, replaces what stood there', async () => {
  const page = await aField({ plan: 'was **this**' })
  await field(page).fill('is that')
  expect(await stored(page)).toEqual({ plan: 'is that' })
  await field(page).fill('and then this')
  expect(await stored(page)).toEqual({ plan: 'and then this' })
  await page.context().close()
})

test('from Word come paragraphs, headings, lists, bold and italic, and nothing else', async () => {
  const page = await aField()
  await field(page).focus()
  await page.evaluate(() => {
    const html = `<html><head><style>p{color:red}</style></head><body>
      <p class=MsoNormal><b>Mood</b>: <i style="mso-x:y">low</i><o:p></o:p></p>
      <p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>sleeps</p>
      <p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>wakes</p>
      <ol><li><p>one</p></li><li>two</li></ol>
      <script>window.hurt = true</script><img src="x" onerror="window.hurt = true"><a href="https://evil.test">a link</a>
      <h1><b>Plan</b></h1><h2>Next week</h2><p>call</p><h4><a name=x></a>Later</h4></body></html>`
    const data = new DataTransfer()
    data.setData('text/html', html)
    data.setData('text/plain', 'Mood')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })

  expect((await stored(page)).plan).toBe(
    '**Mood**: *low*\n- sleeps\n   1. wakes\n1. one\n2. two\na link\n## Plan\n### Next week\ncall\n### Later',
  )
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  await page.context().close()
})

test('plain text that is pasted keeps its lines and its stars', async () => {
  const page = await aField()
  await field(page).focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '- not a list\n\n*not italic* <b>x</b>')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })

  expect((await stored(page)).plan).toBe('\\- not a list\n\n\\*not italic\\* \\<b>x\\</b>')
  await page.context().close()
})

test('a press puts the caret where it was, and a text at rest stands as it reads', async () => {
  const page = await aField({ plan: 'first\n- **second**' })
  expect(await field(page).getByRole('listitem').textContent()).toBe('second')

  await field(page)
    .getByText('first')
    .click({ position: { x: 1, y: 5 } })
  await page.keyboard.type('>')

  expect((await stored(page)).plan).toBe('>first\n- **second**')
  await page.context().close()
})

test('where the editor cannot be fetched the text is written with its signs, and no letter of several between two frames is lost', async () => {
  const context = await open.browser.newContext()
  const page = await context.newPage()
  await page.route(/writing-[^/]*\.js/, (route) => route.abort())
  await page.goto(`${open.address}/index.html`)
  await page.waitForFunction(() => 'forms' in window)
  await page.evaluate((asked) => {
    window.forms.show('draft', JSON.parse(asked), {})
  }, JSON.stringify(questions))
  await field(page).focus()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await page.keyboard.type('Walks. ')
  // A frame shows nothing until a task is done: all of these come before it.
  await page.evaluate(() => {
    for (const letter of 'Sleeps better **now**') document.execCommand('insertText', false, letter)
  })
  expect(await field(page).inputValue()).toBe('Walks. Sleeps better **now**')
  expect(await stored(page)).toEqual({ plan: 'Walks. Sleeps better **now**' })
  await context.close()
})

test('with the editor no letter of several between two frames is lost, and what stands around the text follows', async () => {
  const page = await aField()
  await field(page).focus()
  await page.evaluate(() => {
    for (const letter of 'Sleeps better now') document.execCommand('insertText', false, letter)
  })
  expect(await stored(page)).toEqual({ plan: 'Sleeps better now' })
  expect(await field(page).innerText()).toBe('Sleeps better now')
  await field(page).blur()
  expect(await field(page).innerText()).toBe('Sleeps better now')
  await page.context().close()
})
