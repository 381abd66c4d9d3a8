import type { Page } from 'playwright'

/** Whom to look for; each begins with another letter, so that the hardest key, the first, is new each time. */
const wanted = ['ashgr', 'bella', 'dunmo', 'farro', 'hartw', 'maya', 'kestr', 'larks', 'oakhu', 'ravel']

type Heard = {
  readonly keys: { readonly at: number; readonly text: string }[]
  readonly shown: Record<string, number>
}

/**
 * In the benchmark of lists, types names into the search box and answers how long each key took, in milliseconds: from the key to the frame in which
 * the list shows what the server has answered for the text with this key in it.
 */
export async function typeNames(page: Page, pause: number): Promise<readonly number[]> {
  const box = page.getByRole('searchbox')
  await box.click()
  await page.evaluate(listen)
  for (const word of wanted) {
    await page.keyboard.press('Control+a')
    for (const letter of word) {
      await page.keyboard.type(letter)
      await page.waitForTimeout(pause)
    }
    await page.waitForFunction((text) => text in (window as unknown as { heard: Heard }).heard.shown, word)
  }
  const heard = await page.evaluate(() => (window as unknown as { heard: Heard }).heard)
  return heard.keys.map(({ at, text }, index) => {
    const later = heard.keys.slice(index).filter((key) => key.text.startsWith(text))
    const shown = later.flatMap((key) => heard.shown[key.text] ?? [])
    if (shown.length === 0) throw new Error(`Nothing was shown for ${text}`)
    return Math.min(...shown) - at
  })
}

/** In the browser: notes each key, and for each answer of the server the frame in which its rows stand in the list. */
function listen(): void {
  const heard: Heard = { keys: [], shown: {} }
  Object.assign(window, { heard })
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
    (event) => heard.keys.push({ at: pressed, text: (event.target as HTMLInputElement).value }),
    true,
  )
  const ask = window.fetch
  window.fetch = async (...parameters) => {
    const request = new Request(...parameters)
    const asked = request.url.includes('/queries') ? await request.clone().text() : ''
    const response = await ask(request)
    const text = /"contains","value":"([^"]*)"/.exec(asked)?.[1]
    const isList = text !== undefined && !request.headers.get('prefer')?.includes('minimal')
    if (isList) {
      const rows = (await response.clone().json()) as readonly { readonly id: string }[]
      waitFor(
        text,
        rows.slice(0, 10).map(({ id }) => id),
      )
    }
    return response
  }
  const waitFor = (text: string, ids: readonly string[]) => {
    const look = () => {
      const links = [...document.querySelectorAll('.records-link')].slice(0, ids.length)
      const isShown =
        links.length === ids.length &&
        links.every((link, at) => link.getAttribute('href')?.endsWith(ids[at] ?? ''))
      if (!isShown) return void requestAnimationFrame(look)
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        heard.shown[text] ??= performance.now()
      }
      channel.port2.postMessage(0)
    }
    requestAnimationFrame(look)
  }
}
