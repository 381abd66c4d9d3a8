import type { Page } from 'playwright'

/** What one pass through a list cost: each frame in milliseconds, and how far it came. */
export type Scrolled = {
  readonly frames: readonly number[]
  readonly rows: number
  readonly requests: number
  readonly longest: readonly string[]
}

/** What was noted of the frames. */
export type FrameWatch = {
  readonly frames: number[]
  readonly scripts: string[]
  on: boolean
}

/** In the benchmark of lists, turns the wheel until the list has been seen to its end, or for so long, and measures every frame meanwhile. */
export async function scrollThrough(page: Page, most: { readonly seconds: number }): Promise<Scrolled> {
  let requests = 0
  page.on('response', (response) => {
    if (response.url().includes('/queries')) requests += 1
  })
  await page.locator('.records').hover()
  await page.evaluate(watchFrames)
  const until = performance.now() + most.seconds * 1000
  while (performance.now() < until && !(await isAtEnd(page))) {
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 900)
  }
  const watch = await page.evaluate(() => {
    const held = (window as unknown as { watch: FrameWatch }).watch
    held.on = false
    return { frames: held.frames, scripts: held.scripts }
  })
  const rows = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('.records-table tbody tr')].at(-1)
    return Number(shown?.getAttribute('aria-rowindex') ?? 1) - 1
  })
  return { frames: watch.frames, rows, requests, longest: watch.scripts }
}

/** In the browser, while something is scrolled: the time between frames, and for those that took long, what took so long. */
export function watchFrames(): void {
  const watch: FrameWatch = { frames: [], scripts: [], on: true }
  Object.assign(window, { watch })
  let last = performance.now()
  const next = (now: number) => {
    watch.frames.push(now - last)
    last = now
    if (watch.on) requestAnimationFrame(next)
  }
  requestAnimationFrame((now) => {
    last = now
    requestAnimationFrame(next)
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watch.scripts.push(JSON.stringify(entry))
  }).observe({ type: 'long-animation-frame' })
}

function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const list = document.querySelector('.records')
    if (!list || document.querySelector('.more-rows')) return false
    return list.scrollTop + list.clientHeight >= list.scrollHeight - 2
  })
}
