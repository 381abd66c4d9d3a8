import type { Locator, Page } from 'playwright'

type Watch = { pending: number; clicked: number; drawn: number }

/** For the benchmark of the chart, in the browser: counts what is asked and has not been answered, and when a click was made. */
export function watchClicks(): void {
  const watch: Watch = { pending: 0, clicked: 0, drawn: 0 }
  Object.assign(window, { watch })
  const ask = window.fetch
  window.fetch = async (...parameters) => {
    watch.pending += 1
    try {
      return await ask(...parameters)
    } finally {
      watch.pending -= 1
    }
  }
  document.addEventListener(
    'click',
    (event) => {
      watch.clicked = event.timeStamp
    },
    true,
  )
}

/**
 * For the benchmark of the chart: milliseconds from the click on something to the frame in which the page at the address is drawn: nothing on it waits, and nothing
 * that it asked for is still to come.
 */
export async function drawnAfterClick(page: Page, target: Locator, path: string): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch }
    watch.drawn = 0
    watch.clicked = 0
  })
  const drawn = page.evaluate(drawnAt, path)
  await target.click()
  return drawn
}

/** In the browser: how long after the click the page was first seen without anything that waits, confirmed two frames later. */
function drawnAt(path: string): Promise<number> {
  const { watch } = window as unknown as { watch: Watch }
  const isDrawn = () =>
    watch.clicked > 0 &&
    location.pathname === path &&
    document.querySelector('.chart-page') !== null &&
    document.querySelector('.chart-page [aria-busy="true"]') === null &&
    watch.pending === 0
  return new Promise((resolve) => {
    let since = 0
    let seen = 0
    const look = (now: number) => {
      if (!isDrawn()) seen = 0
      else if (seen === 0) {
        since = now
        seen = 1
      } else seen += 1
      if (seen > 4) resolve(since - watch.clicked)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
