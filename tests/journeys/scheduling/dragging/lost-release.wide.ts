import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { enterAt, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene

const at = (date: string, time: string) => momentOf({ date, time }, 'America/Chicago').instant

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
})
afterAll(() => house?.close())

/** What a browser tells when the mouse was let go where no window hears it, and when a pen is taken over by the system. */
const losses = [
  ['let go outside of the window', 'pointermove'],
  ['taken over by the system', 'pointercancel'],
] as const

function lose(page: Page, type: 'pointermove' | 'pointercancel', { x, y }: { x: number; y: number }) {
  return page.evaluate(
    ([name, clientX, clientY]) =>
      window.dispatchEvent(
        new PointerEvent(name, { pointerId: 1, pointerType: 'mouse', buttons: 0, clientX, clientY }),
      ),
    [type, x, y + 40] as const,
  )
}

const ghost = (page: Page) => page.locator('.move-ghost')

for (const [what, type] of losses) {
  test(`an appointment that is dragged, and a time that is drawn, are left where the mouse is ${what}`, async () => {
    const date = type === 'pointermove' ? '2030-04-10' : '2030-04-11'
    const visit = await created(
      scene.admin,
      'Appointments?confirmed=true',
      aVisit(scene, at(date, '10:00'), { location: undefined }),
    )
    const { page, context } = await house.open()
    await enterAt(page, `${house.server.url}/calendar?date=${date}&people=${scene.owner.id}`, 'admin')
    const event = page.locator('.event').filter({ hasText: '10:00–11:00' })
    await event.waitFor()
    const box = await event.boundingBox()
    if (!box) throw new Error('The visit is not drawn.')
    const grip = { x: box.x + box.width / 2, y: box.y + 8 }

    for (const from of [grip, { x: grip.x, y: box.y + box.height * 1.6 }]) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x, from.y + 60, { steps: 4 })
      await ghost(page).waitFor()
      await lose(page, type, from)
      await ghost(page).waitFor({ state: 'detached' })
      // Nothing hangs on the mouse any more.
      await page.mouse.move(from.x, from.y + 120, { steps: 3 })
      expect(await ghost(page).count()).toBe(0)
      await page.mouse.move(2, 2)
      await page.mouse.up()
      expect(await page.getByRole('dialog').count()).toBe(0)
    }
    expect((await scene.admin.ask('GET', `Appointments/${visit.id}`)).body).toMatchObject({
      start: at(date, '10:00'),
      meta: { versionId: '1' },
    })
    await context.close()
  })
}

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
