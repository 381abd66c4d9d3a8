import type { Locator, Page } from 'playwright'

/** What must stand on the page until something counts as drawn. */
export type Expected = {
  readonly selector: string
  readonly count: number
  /** What the address holds by then. */
  readonly address?: string
}

type Watch = { clicked: number }

/** For the benchmark of the calendar, in the browser: remembers when a click was made. */
export function watchClick(): void {
  const watch: Watch = { clicked: 0 }
  Object.assign(window, { watch })
  document.addEventListener(
    'click',
    (event) => {
      watch.clicked = event.timeStamp
    },
    true,
  )
}

/** For the benchmark of the calendar: milliseconds from the click on something to the end of the first frame in which as many as expected are drawn, nothing waits and so it stays for two frames more. */
export async function drawnAfter(page: Page, target: Locator, expected: Expected): Promise<number> {
  await page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch }
    watch.clicked = 0
  })
  const drawn = page.evaluate(drawnAt, expected)
  await target.click()
  return drawn
}

function drawnAt({ selector, count, address }: Expected): Promise<number> {
  const { watch } = window as unknown as { watch: Watch }
  const isDrawn = () =>
    watch.clicked > 0 &&
    (address === undefined || location.href.includes(address)) &&
    document.querySelectorAll(selector).length === count &&
    document.querySelector('[aria-busy=true]') === null
  return new Promise((resolve) => {
    let since = 0
    let seen = 0
    const look = (now: number) => {
      if (!isDrawn()) seen = 0
      else {
        // What a frame draws is done when the next one begins.
        if (seen === 1) since = now
        seen += 1
      }
      if (seen > 2) resolve(since - watch.clicked)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
