import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
})

afterAll(() => house?.close())

const across = { headers: { 'x-enable-cross-partition': 'true' } }

/** From now on the device has no room for anything more of ours; answers what frees it again. */
async function fill(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const origin = house.server.url
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  return async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin })
  }
}

test('on a device without room nothing that is typed is lost: it says so, asks before anybody leaves, and saves it when there is room', async () => {
  const clinician = await house.server.signIn('clinician')
  const visit = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-04T15:00:00.000Z'))
  const started = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
  const stored = async () => {
    const { body } = await clinician.ask('GET', `Notes/${started.body.note.id}`, across)
    return body.sections[0].data?.summary
  }
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${started.body.note.id}`, 'clinician')
  const summary = page.getByRole('textbox', { name: 'Summary', exact: true })
  await summary.focus()
  await page.keyboard.type('Slept.')
  await expect.poll(stored).toContain('Slept.')

  const free = await fill(page)
  // A browser looks at the room of a device anew every twenty seconds.
  const banner = page.getByText("This device can't keep what you write – 1 change is on this page only")
  let typed = 'Slept.'
  await expect
    .poll(
      async () => {
        await page.keyboard.type(' Walks.')
        typed += ' Walks.'
        return banner.isVisible()
      },
      { timeout: 60_000, interval: 2_000 },
    )
    .toBe(true)
  await page.getByText('This device has no room; 1 change is on this page only').waitFor()
  await expectAccessibleInEachLook(page, 'a device without room')
  await page.keyboard.type(' Eats.')
  typed += ' Eats.'
  await page.locator('.user-button').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const asking = page.getByRole('dialog', { name: 'Sign out without saving?' })
  await asking.getByRole('button', { name: 'Cancel' }).click()
  expect(await stored()).not.toContain('Eats.')
  await page.getByText(typed).waitFor()

  await free()
  await expect.poll(stored, { timeout: 15_000 }).toContain(typed)
  await page.getByText(/All saved/).waitFor()
  expect(await page.getByText("This device can't keep what you write").count()).toBe(0)
  await page.context().close()
})
