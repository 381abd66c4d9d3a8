import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import {
  act,
  aDraft,
  type SigningHouse,
  setSigningHouse,
  sign,
  signingStaff,
} from '#tests/support/signing/signing-house.ts'

let house: House
let signing: SigningHouse
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse(signingStaff)
  signing = await setSigningHouse(house.server)
}, 180_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

test('an amendment shows by keyboard what stood there before it and what stands there after, while it is open and once it is signed', async () => {
  const by = signing.client
  const { id } = await aDraft(signing, 'Author and supervisor')
  await sign(by('clinician'), id)
  await sign(by('supervisor'), id)
  const amended = await act(by('clinician'), id, 'amend', {
    reason: { code: 'correction-of-fact', display: 'x' },
    sectionChanges: [{ op: 'replace', path: '/sections/0/data/summary', value: 'We walked.' }],
  })
  expect(amended.body, JSON.stringify(amended.body)).toMatchObject({ signingState: 'Amending' })

  const { page } = await house.open()
  const open = async () => {
    await press(page, 'Before and after…')
    const dialog = page.getByRole('dialog', { name: 'Before and after the amendment' })
    await dialog.getByRole('heading', { name: 'After', exact: true }).waitFor()
    await expect.poll(() => dialog.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0)
    const marked = dialog.locator('[data-marked]')
    expect(await marked.allInnerTexts()).toEqual([
      expect.stringContaining('We talked.'),
      expect.stringContaining('We walked.'),
    ])
    return dialog
  }
  await enterAt(page, `${house.server.url}/notes/${id}`, 'clinician')
  await page.getByRole('heading', { name: 'Amendments' }).waitFor()
  const dialog = await open()
  if (shots) await page.screenshot({ path: `${shots}/sides-open.png` })
  await expectAccessibleInEachLook(page, 'a note before and after an amendment')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await sign(by('clinician'), id)
  await sign(by('supervisor'), id)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByText('We walked.').first().waitFor()
  await tabTo(page, 'Before and after…')
  await open()
  if (shots) await page.screenshot({ path: `${shots}/sides-phone.png` })
  await page.context().close()
})
