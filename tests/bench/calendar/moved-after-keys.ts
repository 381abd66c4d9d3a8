import type { Page } from 'playwright'

type Watch = { readonly moves: number[] }

/** For the benchmark of the calendar: milliseconds from each press of a key to the second frame after it, while an appointment is moved down and up. */
export async function movedAfterKeys(page: Page, presses: number): Promise<readonly number[]> {
  await page.evaluate(watchKeys)
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(Math.floor(press / 6) % 2 === 0 ? 'ArrowDown' : 'ArrowUp')
    await page.waitForTimeout(120)
  }
  return page.evaluate(() => (window as unknown as { keys: Watch }).keys.moves)
}

function watchKeys(): void {
  const keys: Watch = { moves: [] }
  Object.assign(window, { keys })
  document.addEventListener(
    'keydown',
    (event) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => keys.moves.push(performance.now() - event.timeStamp)),
      )
    },
    true,
  )
}
