import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import {
  aColleague,
  accept,
  aMother,
  aPatient,
  aTarget,
  type Guest,
  tokenOf,
} from '#tests/support/scenes/guest.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
})

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const password = 'a kettle sings at dawn'

test('an administrator invites a colleague by keyboard, hands the link over, and the colleague comes in with it', async () => {
  const target = aTarget()
  const guest = await aColleague(house.server, admin, { target, roles: ['practitioner'] })
  const { page, context } = await house.open()
  await enterAt(
    page,
    `${house.server.url}/resources/${guest.path.replace('Practitioners', 'Practitioner')}`,
    'admin',
  )
  const panel = page.getByRole('region', { name: 'Invitation' })
  await panel.getByText('has not been invited yet').waitFor()
  expect(await page.getByRole('button', { name: 'Revoke invitation' }).count()).toBe(0)
  await panel.getByLabel('Your own password').fill('not my password')
  await page.keyboard.press('Enter')
  await panel.getByText("The password isn't right.").waitFor()
  await expectAccessible(page, 'the invitation')
  await panel.getByLabel('Your own password').fill(testPassword)
  await page.keyboard.press('Enter')
  const link = panel.getByRole('textbox', { name: 'Invitation' })
  await link.waitFor()
  await panel.getByText(`Sent. Sent to ${target}`).waitFor()
  const code =
    /(\d{8})$/.exec((await panel.getByText('Tell', { exact: false }).textContent()) ?? '')?.[1] ?? ''
  expect(code).toHaveLength(8)
  await expectAccessible(page, 'the link of an invitation')

  const other = await house.open()
  await other.page.goto(await link.inputValue())
  await other.page.getByText('Practice riverbend invites you to sign in.').waitFor()
  expect(other.page.url()).not.toContain('token')
  await expectAccessible(other.page, 'the page of an invitation')
  await other.page.getByLabel('Code').fill(code)
  await other.page.getByLabel('New password', { exact: true }).fill(password)
  await other.page.getByLabel('Confirm new password').fill(password)
  await other.page.keyboard.press('Enter')
  const done = (await other.page.getByText(/haddad-\d{6}/).textContent()) ?? ''
  const loginName = /haddad-\d{6}/.exec(done)?.[0] ?? ''
  await other.page.getByRole('link', { name: 'Sign in' }).click()
  await other.page.getByLabel('Username or e-mail').fill(loginName)
  await other.page.getByLabel('Password', { exact: true }).fill(password)
  await other.page.keyboard.press('Enter')
  await other.page.locator('.user-button').waitFor()

  await page.reload()
  await panel.getByText('Accepted on').waitFor()
  expect(await panel.getByRole('button').count()).toBe(0)
  await other.context.close()
  await context.close()
})

test('a patient and somebody in the place are invited beside their records, and taken back', async () => {
  const target = aTarget()
  const patient = await aPatient(admin, target)
  const mother = await aMother(admin, patient, target)
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'admin')
  const addresses: readonly (readonly [string, Guest])[] = [
    ['Patient', patient],
    ['RelatedPerson', mother],
  ]
  for (const [type, { id }] of addresses) {
    await page.goto(`${house.server.url}/resources/${type}/${id}`)
    const panel = page.getByRole('region', { name: 'Invitation' })
    await panel.getByLabel('Your own password').fill(testPassword)
    await panel.getByRole('button', { name: 'Send invitation' }).click()
    await panel.getByRole('textbox', { name: 'Invitation' }).waitFor()
    await panel.getByRole('button', { name: 'Revoke invitation' }).click()
    await panel.getByText('Revoked. Was sent to').waitFor()
    await panel.getByRole('button', { name: 'Send invitation' }).waitFor()
  }
  await context.close()
})

test('a link that does not work says so in Spanish too, and an own account is asked for its name and password', async () => {
  const target = aTarget()
  const guest = await aColleague(house.server, admin, { target, roles: ['practitioner'] })
  const sent = await admin.ask('POST', `${guest.path}/invite`, { body: { target, credential: testPassword } })
  const spanish = await house.open({ locale: 'es-US' })
  await spanish.page.goto(`${house.server.url}/invite#token=none`)
  await spanish.page.getByRole('alert').waitFor()
  await spanish.page.goto('about:blank')
  await spanish.page.goto(`${house.server.url}${sent.body.link}`)
  await spanish.page.getByText('le invita a iniciar sesión').waitFor()
  await spanish.page.getByLabel('Código').fill(sent.body.code)
  await spanish.page.getByLabel('Ya tengo una cuenta').check()
  await spanish.page.getByLabel('Usuario o correo electrónico').fill('no-such-name')
  await spanish.page.getByLabel('Contraseña', { exact: true }).fill('no such password')
  await spanish.page.keyboard.press('Enter')
  await spanish.page.getByText('El usuario o la contraseña no son correctos').waitFor()
  await expectAccessible(spanish.page, 'the page of an invitation, own account')
  expect((await accept(house.server, tokenOf(sent), { proof: sent.body.code })).status).toBe(200)
  await spanish.context.close()
})
