import type { Page } from 'playwright'
import type { Definition } from '#shared/forms/definition.ts'
import type { OpenPage } from './open-page.ts'

/** What one form cost in one run: milliseconds, and controls drawn per key. */
export type Cost = { readonly first: number; readonly keys: readonly number[]; readonly drawnPerKey: number }

type Asked = {
  readonly variant: 'ours' | 'plain'
  readonly source: Definition | number
  readonly keys: number
}

/** Measures in the benchmark of forms: opens a fresh page, shows the form, and types into its first text field with real keys, 70 ms apart. */
export async function measure(open: OpenPage, { variant, source, keys }: Asked): Promise<Cost> {
  const page = await open.fresh()
  try {
    const first = await page.evaluate(showForm, { variant, source: JSON.stringify(source) })
    await page.waitForTimeout(600)
    const { times, drawn } = await typeInto(page, keys)
    return { first, keys: times, drawnPerKey: drawn / keys }
  } finally {
    await page.close()
  }
}

/** In the browser: from the call to the first frame after the first section's text field stands there. */
function showForm({
  variant,
  source,
}: Pick<Asked, 'variant'> & { readonly source: string }): Promise<number> {
  const form: Asked['source'] = JSON.parse(source)
  const begun = window.forms.start(variant, form)
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No text field came into view in 20 s')), 20_000)
    const look = () => {
      const field = document.querySelector('#page input[type="text"], #page textarea')
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

async function typeInto(
  page: Page,
  keys: number,
): Promise<{ readonly times: readonly number[]; readonly drawn: number }> {
  await page.evaluate(listen)
  const client = await page.context().newCDPSession(page)
  await page.locator('#page input[type="text"], #page textarea').first().focus()
  await page.waitForTimeout(400)
  const before = await page.evaluate(() => window.forms.drawn())
  for (let index = 0; index < keys; index += 1) {
    const text = 'abcdefghij'.charAt(index % 10)
    await client.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text })
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text })
    await page.waitForTimeout(70)
  }
  const drawn = (await page.evaluate(() => window.forms.drawn())) - before
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  if (times.length !== keys) throw new Error(`Only ${times.length} of ${keys} keys were seen`)
  return { times, drawn }
}

/** In the browser: from the key to the message after the frame that follows its input event. */
function listen(): void {
  const times: number[] = []
  Object.assign(window, { times })
  let pressed = 0
  document.addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp
    },
    true,
  )
  document.addEventListener(
    'input',
    () => {
      const began = pressed
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => times.push(performance.now() - began)
        channel.port2.postMessage(0)
      })
    },
    true,
  )
}
