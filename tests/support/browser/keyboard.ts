import type { Page } from 'playwright'
import { expect } from 'vitest'

/** By the keyboard of a test's browser: what has the focus, as a person would be told: its name, or its text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.activeElement
    if (!(here instanceof HTMLElement)) return ''
    const labels = 'labels' in here ? [...(here.labels as NodeListOf<HTMLLabelElement>)] : []
    const text = here.matches('a, button, [role=button], [role=option], h1, h2, h3') ? here.textContent : ''
    return (here.getAttribute('aria-label') ?? labels[0]?.textContent ?? text ?? '').trim()
  })
}

/**
 * Presses Tab until what has the focus has this name, as somebody without a mouse does. Whoever is quicker than the
 * page goes on for ten seconds: it may come yet.
 */
export async function tabTo(page: Page, name: string | RegExp, most = 200): Promise<void> {
  const until = Date.now() + 10_000
  for (let presses = 0; presses < most || Date.now() < until; presses += 1) {
    const here = await focused(page)
    if (typeof name === 'string' ? here === name : name.test(here)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nothing named ${name} can be reached by the Tab key.`)
}

/** Waits for a screen: its heading has the focus, so what is pressed next is meant for it. */
export async function arrive(page: Page, heading: string | RegExp): Promise<void> {
  const there = page.getByRole('heading', { level: 1, name: heading })
  await there.waitFor()
  await expect
    .poll(() => there.evaluate((element) => element === document.activeElement), { timeout: 20_000 })
    .toBe(true)
}

/** Goes there by Tab and presses Enter. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Types where the focus is, once it is in a field: nobody types before the cursor stands there. */
export async function typeThere(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement?.matches('input, textarea, select, [contenteditable=true]') === true,
  )
  await page.keyboard.type(text)
}

/** Waits for an option of a list that has just opened, walks to it by arrow and takes it. */
export async function takeOption(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('option', { name }).waitFor()
  // Nobody is quicker than what the page still does after opening the list.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Waits for an option of a list that has just opened, walks down until it is marked, and takes it: a key that the page did not hear yet is pressed again. */
export async function walkToOption(page: Page, name: string): Promise<void> {
  await page.getByRole('option', { name }).waitFor()
  const marked = page.locator('[role=option][data-combobox-selected]').filter({ hasText: name })
  for (let presses = 0; presses < 12 && (await marked.count()) === 0; presses += 1) {
    await page.keyboard.press('ArrowDown')
    await page.evaluate(() => new Promise((done) => setTimeout(done, 30)))
  }
  await page.keyboard.press('Enter')
}

/** Goes through a form by Tab and answers what stands there, until something of this name has the focus. */
export async function fillForm(page: Page, until: RegExp): Promise<number> {
  let answered = 0
  for (let presses = 0; presses < 400; presses += 1) {
    if (until.test(await focused(page))) return answered
    const kind = await page.evaluate(() => {
      const here = document.activeElement
      const isProse = here instanceof HTMLTextAreaElement || here?.getAttribute('role') === 'textbox'
      if (isProse) return 'text'
      return here instanceof HTMLInputElement ? here.type : ''
    })
    answered += await answer(page, kind)
    await page.keyboard.press('Tab')
  }
  throw new Error(`The end of the form, ${until}, is not reached by the Tab key.`)
}

async function answer(page: Page, kind: string): Promise<number> {
  if (kind === 'radio') await page.keyboard.press('Space')
  else if (kind === 'text') await page.keyboard.type('As agreed.')
  else if (kind === 'number') await page.keyboard.type('1')
  else return 0
  return 1
}
