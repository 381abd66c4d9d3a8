import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '#tests/support/browser/browser.ts'
import { bundled } from '#tests/support/bundled.ts'
import { type WorkedVerdict, workedVerdicts } from '#tests/support/signing/worked-verdicts.ts'

let browser: Browser | undefined
let code = ''

beforeAll(async () => {
  code = await bundled({ workedVerdicts: 'tests/support/signing/worked-verdicts.ts' })
  browser = await startBrowser()
}, 120_000)
afterAll(() => browser?.close())

/** What a browser of that place says of every example. */
async function judgedIn(timezoneId: string, locale: string): Promise<readonly WorkedVerdict[]> {
  const context = await browser?.newContext({ timezoneId, locale })
  const page = await context?.newPage()
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  const content = `import { workedVerdicts } from '${address}'; document.documentElement.lang = JSON.stringify(workedVerdicts())`
  await page?.addScriptTag({ type: 'module', content })
  const told = await page?.locator('html').getAttribute('lang')
  await context?.close()
  return JSON.parse(told ?? '[]')
}

test.each([
  ['America/Chicago', 'en-US'],
  ['America/Phoenix', 'es-MX'],
  ['Pacific/Kiritimati', 'en-US'],
])(
  'every worked example of a rule ends as its author says, with the same words in a browser in %s (%s) as on the server',
  async (timezoneId, locale) => {
    const here = workedVerdicts()
    expect(here.length).toBeGreaterThan(75)
    const there = await judgedIn(timezoneId, locale)
    expect(there.filter(({ short, expected }) => short !== expected)).toEqual([])
    expect(there).toEqual(JSON.parse(JSON.stringify(here)))
  },
)

test('an example whose verdict is another one in the browser, put in on purpose, is seen', async () => {
  const [first, ...others] = await judgedIn('America/Chicago', 'en-US')
  const changed = [{ ...first, verdict: { outcome: 'Skipped' } }, ...others]
  expect(changed).not.toEqual(JSON.parse(JSON.stringify(workedVerdicts())))
})
