import type { Page } from 'playwright'

/** How many keys are typed, and where: digits into a field of numbers, else letters. */
export type Typing = {
  readonly keys: number
  /** The selector of the field; the first that fits is taken. */
  readonly field: string
  readonly isNumber?: boolean
  /** Called when the cursor stands in the field, before the first key. */
  readonly begun?: () => Promise<void>
}

/** In the benchmarks of forms and notes, types real keys, 70 ms apart; answers the milliseconds from each key to the frame after its input. */
export async function typeKeys(page: Page, typing: Typing): Promise<readonly number[]> {
  const { keys, field, isNumber = false, begun } = typing
  await page.evaluate(listen)
  const client = await page.context().newCDPSession(page)
  await page.locator(field).first().focus()
  await page.waitForTimeout(400)
  await begun?.()
  for (let index = 0; index < keys; index += 1) {
    const text = (isNumber ? '1234567890' : 'abcdefghij').charAt(index % 10)
    await client.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text })
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text })
    await page.waitForTimeout(70)
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  if (times.length !== keys) throw new Error(`Only ${times.length} of ${keys} keys were seen`)
  return times
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
