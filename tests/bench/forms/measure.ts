import type { Page } from 'playwright'
import type { Answers } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'
import type { OpenPage } from './open-page.ts'
import { typeKeys } from './type-keys.ts'

/** What one form cost in one run: milliseconds, controls drawn per key, and megabytes over the empty page. */
export type Cost = {
  readonly first: number
  readonly keys: readonly number[]
  readonly drawnPerKey: number
  readonly megabytes: number
}

/** What is measured. */
export type Asked = {
  readonly variant: 'ours' | 'plain' | 'survey'
  readonly source: Definition | number
  readonly given?: Answers
  readonly keys: number
  /** Where is typed: the first field of one line or several, a number, or formatted text. */
  readonly into?: 'field' | 'number' | 'prose'
}

const fields = {
  field: '#page input[type="text"], #page textarea',
  number: '#page input[inputmode="numeric"], #page input[inputmode="decimal"], #page input[type="number"]',
  prose: '#page [contenteditable="true"]',
} as const

/** Measures in the benchmark of forms: opens a fresh page, shows the form, and types into its first text field with real keys, 70 ms apart. */
export async function measure(
  open: OpenPage,
  { variant, source, given, keys, into = 'field' }: Asked,
): Promise<Cost> {
  const page = await open.fresh()
  try {
    const field = fields[into]
    const empty = await heapOf(page)
    const first = await page.evaluate(showForm, { variant, source: JSON.stringify({ source, given }), field })
    await page.waitForTimeout(2_000)
    const megabytes = ((await heapOf(page)) - empty) / 1_000_000
    let before = 0
    const times = await typeKeys(page, {
      keys,
      field,
      isNumber: into === 'number',
      begun: async () => {
        before = await page.evaluate(() => window.forms.drawn())
      },
    })
    const drawn = (await page.evaluate(() => window.forms.drawn())) - before
    return { first, keys: times, drawnPerKey: drawn / keys, megabytes }
  } finally {
    await page.close()
  }
}

/** Bytes that scripts hold, after everything was collected that can be. */
async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return usedSize
}

/** In the browser: from the call to the first frame after the first section's text field stands there. */
function showForm({
  variant,
  source,
  field: selector,
}: Pick<Asked, 'variant'> & { readonly source: string; readonly field: string }): Promise<number> {
  const form: Pick<Asked, 'source' | 'given'> = JSON.parse(source)
  const begun = window.forms.start(variant, form.source, form.given)
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No text field came into view in 20 s')), 20_000)
    const look = () => {
      const field = document.querySelector(selector)
      if (!field) return void requestAnimationFrame(look)
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now() - begun)
        channel.port2.postMessage(0)
      })
    }
    look()
  })
}
