import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { focused } from '#tests/support/browser/keyboard.ts'

/** What a person does in a journey of a test, each one action: a click, a drag, a key, or a run of typed text. */
export function counting(page: Page, journey: string) {
  let actions = 0
  const key = async (chord: string) => {
    actions += 1
    await page.keyboard.press(chord)
  }
  return {
    key,
    /** As often as it takes until what has the focus has this name; each press is an action. */
    keyTo: async (chord: string, name: RegExp, most = 12) => {
      for (let presses = 0; presses < most && !name.test(await focused(page)); presses += 1) await key(chord)
      expect(await focused(page), `${chord}, at most ${most} times`).toMatch(name)
    },
    type: async (text: string) => {
      actions += 1
      await page.keyboard.type(text)
    },
    click: async (place: Locator) => {
      actions += 1
      await place.click()
    },
    fill: async (place: Locator, text: string) => {
      actions += 1
      await place.fill(text)
    },
    /** To the middle of a place, or so many pixels below where it was taken up. */
    drag: async (from: Locator, to: { readonly x?: number; readonly down?: number }) => {
      actions += 1
      const box = await from.boundingBox()
      if (!box) throw new Error('Nothing to take up')
      const [x, y] = [box.x + 40, box.y + Math.min(20, box.height / 2)]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 12, y + 6)
      await page.mouse.move(to.x ?? x, y + (to.down ?? 0), { steps: 4 })
      await page.mouse.up()
    },
    expectAtMost: (most: number) => {
      console.log(JSON.stringify({ journey, actions }))
      expect(actions, journey).toBeLessThanOrEqual(most)
    },
  }
}
