import type { Locator, Page } from 'playwright'

/** One stop of the Tab key. */
type Stop = { readonly name: string; readonly look: string; readonly isHidden: boolean }

/** A focus walk through a page of a test, by the Tab key alone: every stop that looks the same with the focus as without it, or that something else covers. */
export async function focusWalk(page: Page, most = 150): Promise<readonly string[]> {
  const wrong: string[] = []
  await page.evaluate(() => document.querySelector<HTMLElement>('h1, main')?.focus())
  const first = await nextStop(page)
  let stop = first
  for (let presses = 1; presses < most; presses += 1) {
    const next = await nextStop(page)
    const { before } = next
    if (stop.name !== '' && before === stop.look) wrong.push(`the focus on ${stop.name} is not seen`)
    if (stop.isHidden) wrong.push(`${stop.name} is covered while it has the focus`)
    if (next.name === first.name) return wrong
    stop = next
  }
  return [...wrong, `after ${most} presses of Tab the page has no end`]
}

/** Presses Tab until this has the focus, as somebody without a mouse does. */
export async function reachByTab(page: Page, aim: Locator, most = 200): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await hasFocus(aim)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${aim} is not reached by the Tab key.`)
}

/** Whether this, or something within it, has the focus. */
export function hasFocus(aim: Locator, kind: 'itself' | 'within' = 'itself'): Promise<boolean> {
  return aim.evaluate(
    (element, wanted) =>
      element === document.activeElement || (wanted === 'within' && element.contains(document.activeElement)),
    kind,
  )
}

/** Goes one stop on; `before` is how the stop before looks now that it has lost the focus. */
async function nextStop(page: Page): Promise<Stop & { readonly before: string }> {
  await page.evaluate(() => {
    Object.assign(window, { stopBefore: document.activeElement })
  })
  await page.keyboard.press('Tab')
  // Colours of a border take a moment to change, on what has lost the focus and on what has it now.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map((each) => each instanceof CSSTransition && each.finished),
    ),
  )
  return page.evaluate(() => {
    const lookOf = (element: unknown) => {
      if (!(element instanceof HTMLElement)) return ''
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const near = [element, element.parentElement, element.nextElementSibling, label]
      return near
        .map((each) => {
          if (!each) return ''
          const { outline, boxShadow, borderColor, backgroundColor, color } = getComputedStyle(each)
          return [outline, boxShadow, borderColor, backgroundColor, color].join()
        })
        .join('; ')
    }
    const here = document.activeElement
    if (!(here instanceof HTMLElement) || here === document.body)
      return { name: '', look: '', isHidden: false, before: lookOf(Reflect.get(window, 'stopBefore')) }
    const { left, top, width, height } = here.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    const label = here instanceof HTMLInputElement ? here.labels?.[0] : undefined
    const isOwn = [here, here.parentElement, label].some((each) => each?.contains(at))
    const text = here.getAttribute('aria-label') ?? label?.textContent ?? here.textContent ?? ''
    return {
      name: `${here.tagName.toLowerCase()} “${text.trim().slice(0, 60)}” ${here.id}`,
      look: lookOf(here),
      isHidden: !isOwn && width > 1,
      before: lookOf(Reflect.get(window, 'stopBefore')),
    }
  })
}
