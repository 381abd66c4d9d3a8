import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from 'playwright'
import { buildClient } from '#server/app/build-client.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { startBrowser } from '#tests/support/browser/browser.ts'
import { startTestServer, type TestServer, testPassword } from '#tests/support/server/server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What changing a form in the builder cost, in milliseconds: each key in a setting until it is drawn, and each frame of a drag. */
export type BuilderCost = { readonly keys: readonly number[]; readonly frames: readonly number[] }

/** For the benchmark of forms, measures the builder in the product as it is, with a form of its own, and as many keys as asked. */
export async function measureBuilder(definition: Definition, keys: number): Promise<BuilderCost> {
  const [server, client] = await Promise.all([
    startTestServer({ staff: { implementer: ['implementation'] } }),
    buildClient(root),
  ])
  server.state.clientDirectory = client
  const browser = await startBrowser()
  try {
    const id = await storedForm(server, definition)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const data = { username: 'implementer', password: testPassword }
    await page.context().request.post(`${server.url}/api/v1/session`, { data })
    await page.goto(`${server.url}/build/questionnaires/${id}/design`)
    await page.getByRole('tree', { name: 'The form' }).waitFor()
    const cdp = await page.context().newCDPSession(page)
    return { keys: await changeLabel(page, cdp, keys), frames: await drag(page) }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function storedForm(server: TestServer, { elements }: Definition): Promise<string> {
  const { ask } = await server.signIn('implementer')
  const body = {
    name: 'Long form',
    key: 'long-form',
    version: 1,
    status: 'Draft',
    shortName: 'LONG',
    licence: 'Custom',
    elements,
  }
  const made = await ask('POST', 'Questionnaires', { body })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body).slice(0, 500))
  return made.body.id
}

async function changeLabel(page: Page, cdp: CDPSession, keys: number): Promise<readonly number[]> {
  await page.getByRole('treeitem').nth(1).click()
  const label = page.getByRole('textbox', { name: /^Label/ }).first()
  await label.focus()
  await page.waitForTimeout(800)
  await page.evaluate(listen)
  for (let index = 0; index < keys; index += 1) {
    const text = 'abcdefghij'.charAt(index % 10)
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text })
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text })
    await page.waitForTimeout(120)
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  if (times.length !== keys) throw new Error(`Only ${times.length} of ${keys} keys were seen`)
  return times
}

/** In the browser: from the key to the second frame, by when the canvas has drawn it too. */
function listen(): void {
  const times: number[] = []
  Object.assign(window, { times })
  document.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => times.push(performance.now() - timeStamp)
        channel.port2.postMessage(0)
      }),
    true,
  )
}

async function drag(page: Page): Promise<readonly number[]> {
  const grip = page.locator('.builder-grip').nth(2)
  const from = await grip.boundingBox()
  if (!from) throw new Error('there is nothing to drag')
  await page.mouse.move(from.x + 4, from.y + 4)
  await page.evaluate(countFrames)
  await page.mouse.down()
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.move(from.x + 40, from.y + 4 + step * 8)
    await page.waitForTimeout(25)
  }
  await page.mouse.up()
  await page.waitForTimeout(600)
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames)
}

/** In the browser: how long each frame took. */
function countFrames(): void {
  const frames: number[] = []
  Object.assign(window, { frames })
  let last = performance.now()
  const look = (now: number) => {
    frames.push(now - last)
    last = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
