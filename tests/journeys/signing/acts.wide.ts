import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo, typeThere, walkToOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  aDraft,
  crossing,
  type Login,
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
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

/** A note that these have signed, one after the other. */
async function signedBy(...logins: readonly Login[]): Promise<string> {
  const { id } = await aDraft(signing, 'Author and supervisor')
  for (const login of logins) {
    const answer = await sign(signing.client(login), id)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  return id
}

const stored = async (id: string) =>
  (await signing.client('clinician').ask('GET', `Notes/${id}`, crossing)).body

async function noteOf(login: Login, id: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${id}`, login)
  await page.getByRole('button', { name: 'More' }).waitFor()
  return page
}

/** Opens the menu of acts and takes one by its name, by keyboard. */
async function takeAct(page: Page, name: string): Promise<void> {
  await press(page, 'More')
  const entry = page.getByRole('menuitem', { name, exact: true })
  await entry.waitFor()
  const isThere = () => entry.evaluate((element) => element === document.activeElement)
  await expect
    .poll(async () => {
      if (!(await isThere())) await page.keyboard.press('ArrowDown')
      return isThere()
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name }).waitFor()
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

async function chooseReason(page: Page, name: string): Promise<void> {
  await tabTo(page, /^Why/)
  await page.keyboard.press('ArrowDown')
  await walkToOption(page, name)
  await page.getByRole('option', { name }).waitFor({ state: 'detached' })
}

async function provePassword(page: Page): Promise<void> {
  await tabTo(page, /^Password/)
  await typeThere(page, testPassword)
  await page.keyboard.press('Enter')
}

test('by keyboard a supervisor returns a note with a reason, and its author reads why and writes on', async () => {
  const id = await signedBy('clinician')
  const page = await noteOf('supervisor', id)
  await takeAct(page, 'Return to author')
  await chooseReason(page, 'Incomplete')
  await tabTo(page, /^Comment/)
  await typeThere(page, 'Say how the sleep was.')
  if (shots) await page.screenshot({ path: `${shots}/act-return.png` })
  await expectAccessibleInEachLook(page, 'a note that is returned')
  await press(page, 'Return to author')
  await page.getByText('Returned to the author.').first().waitFor()
  await page.context().close()
  expect(await stored(id)).toMatchObject({ signingState: 'Returned' })

  const author = await house.open()
  await enterAt(author.page, `${house.server.url}/notes/${id}`, 'clinician')
  const notice = author.page.getByRole('region', { name: 'Returned to you' })
  await notice.getByText('Say how the sleep was.').waitFor()
  await notice.getByText(/Returned by .*supervisor.*: Incomplete/).waitFor()
  if (shots) await author.page.screenshot({ path: `${shots}/returned.png` })
  await author.page.getByRole('textbox', { name: 'Summary' }).waitFor()
  await expectAccessibleInEachLook(author.page, 'a note that came back')
  await author.page.context().close()
})

test('by keyboard an author withdraws the signature as long as nobody has signed after', async () => {
  const id = await signedBy('clinician')
  const page = await noteOf('clinician', id)
  await takeAct(page, 'Withdraw my signature')
  await tabTo(page, /^Why/)
  await typeThere(page, 'The date is wrong.')
  await press(page, 'Withdraw my signature')
  await page.getByText('Your signature no longer counts.').first().waitFor()
  await page.context().close()
  const { signatures, signingState } = await stored(id)
  expect(signatures).toMatchObject([{ invalidated: { reason: 'The date is wrong.' } }])
  expect(signingState).toBe('ReadyToSign')
})

test('by keyboard a signed note is amended: the original stands until everybody has signed again, and then beside it', async () => {
  const id = await signedBy('clinician', 'supervisor')
  const before = await stored(id)
  const page = await noteOf('clinician', id)
  await takeAct(page, 'Amend')
  const dialog = page.getByRole('dialog', { name: 'Amend' })
  await chooseReason(page, 'Correction of fact')
  await tabTo(page, /^What was changed/)
  await typeThere(page, 'The mood was calm.')
  await dialog.getByRole('radio', { name: 'Calm' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => dialog.getByRole('radio', { name: 'Calm' }).isChecked()).toBe(true)
  if (shots) await page.screenshot({ path: `${shots}/act-amend.png` })
  await expectAccessibleInEachLook(page, 'a signed note that is amended')
  await press(page, 'Go on to signing')
  await page.getByText('The amendment waits for signatures.').first().waitFor()
  expect(await stored(id)).toMatchObject({ signingState: 'Amending' })
  await page.context().close()

  expect((await sign(signing.client('clinician'), id)).status).toBe(200)
  const reader = await noteOf('supervisor', id)
  await reader.getByText('Not signed by everyone yet: the text above is the original.').waitFor()
  await reader.context().close()
  expect((await sign(signing.client('supervisor'), id)).body).toMatchObject({ signingState: 'Signed' })
  const after = await stored(id)
  expect(after.signatures.slice(0, before.signatures.length)).toEqual(before.signatures)
  const last = await noteOf('clinician', id)
  await last.getByText(/^Amended on .*The mood was calm\./).waitFor()
  await last
    .getByRole('status')
    .getByText(/^Amended on /)
    .waitFor()
  if (shots) await last.screenshot({ path: `${shots}/amended.png`, fullPage: true })
  await expectAccessibleInEachLook(last, 'a note that was amended')
  await last.context().close()
})

test('words typed into an amendment are there after Escape, and go upon what was amended elsewhere meanwhile', async () => {
  const id = await signedBy('clinician', 'supervisor')
  const page = await noteOf('clinician', id)
  const dialog = page.getByRole('dialog', { name: 'Amend' })
  const summary = dialog.getByRole('textbox', { name: 'Summary' })
  await takeAct(page, 'Amend')
  await summary.focus()
  await page.keyboard.press('Control+End')
  await typeThere(page, ' Slept well since Monday.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await amendedElsewhere(id, { mood: 'calm' })

  await takeAct(page, 'Amend')
  await dialog.getByText('What you typed here before is still there. It is not saved yet.').waitFor()
  expect(await summary.textContent()).toBe('We talked. Slept well since Monday.')
  await expectAccessible(page, 'an amendment that was begun before')
  await chooseReason(page, 'Correction of fact')
  await press(page, 'Go on to signing')
  await dialog.getByRole('alert').waitFor()
  await expect.poll(() => dialog.getByRole('radio', { name: 'Calm' }).isChecked()).toBe(true)
  await press(page, 'Go on to signing')
  await page.getByText('The amendment waits for signatures.').first().waitFor()
  await page.context().close()
  expect((await stored(id)).amendments.at(-1).sectionChanges).toEqual([
    { op: 'replace', path: '/sections/0/data/summary', value: 'We talked. Slept well since Monday.' },
  ])
})

test('an answer that both amended is asked about: nothing is overwritten and nothing that was typed is lost', async () => {
  const id = await signedBy('clinician', 'supervisor')
  const page = await noteOf('clinician', id)
  const dialog = page.getByRole('dialog', { name: 'Amend' })
  await takeAct(page, 'Amend')
  await chooseReason(page, 'Correction of fact')
  await dialog.getByRole('textbox', { name: 'Summary' }).focus()
  await page.keyboard.press('Control+End')
  await typeThere(page, ' Slept well.')
  await amendedElsewhere(id, { summary: 'We talked twice.' })

  await press(page, 'Go on to signing')
  const asked = dialog.getByRole('alert').filter({ hasText: 'someone else changed this answer too' })
  await asked.getByText('We talked. Slept well.').waitFor()
  await asked.getByText('We talked twice.').waitFor()
  expect(await dialog.getByRole('textbox', { name: 'Summary' }).textContent()).toBe('We talked twice.')
  if (shots) await asked.screenshot({ path: `${shots}/act-amend-both.png` })
  await expectAccessibleInEachLook(page, 'an answer that both amended')
  await press(page, 'Go on to signing')
  expect(await stored(id)).toMatchObject({ signingState: 'Signed' })
  await press(page, 'Keep mine')
  await asked.waitFor({ state: 'detached' })
  await press(page, 'Go on to signing')
  await page.getByText('The amendment waits for signatures.').first().waitFor()
  await page.context().close()
  expect((await stored(id)).amendments.at(-1).sectionChanges).toEqual([
    { op: 'replace', path: '/sections/0/data/summary', value: 'We talked. Slept well.' },
  ])
})

/** On another device an answer is amended, and everybody signs that. */
async function amendedElsewhere(id: string, answers: Readonly<Record<string, string>>): Promise<void> {
  const { versionId } = (await stored(id)).meta
  const body = {
    versionId,
    reason: { code: 'correction-of-fact', display: 'Correction of fact' },
    sectionChanges: Object.entries(answers).map(([name, value]) => ({
      op: 'replace',
      path: `/sections/0/data/${name}`,
      value,
    })),
  }
  const answer = await signing.client('clinician').ask('POST', `Notes/${id}/amend`, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  for (const login of ['clinician', 'supervisor'] as const)
    expect((await sign(signing.client(login), id)).status).toBe(200)
}

test('why a patient does not sign, and who witnessed it, is there after Escape, and nobody finds a typed name', async () => {
  const { id } = await aDraft(signing, 'Free with patient')
  expect((await sign(signing.client('clinician'), id)).status).toBe(200)
  const page = await noteOf('clinician', id)
  const dialog = page.getByRole('dialog', { name: 'Patient’s signature' })
  const open = async () => {
    await press(page, 'Patient’s signature')
    await dialog.waitFor()
  }
  const choose = async (field: RegExp, name: string) => {
    await tabTo(page, field)
    await page.keyboard.press('ArrowDown')
    await walkToOption(page, name)
    await page.getByRole('option', { name }).waitFor({ state: 'detached' })
  }
  await open()
  await tabTo(page, /^Or the name, typed/)
  await typeThere(page, 'Ana Rivera')
  await choose(/^How/, 'Does not sign')
  await tabTo(page, /^Comment/)
  await typeThere(page, 'Left for the bus.')
  await tabTo(page, /^Witness/)
  await typeThere(page, 'Front desk')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await open()
  await dialog.getByText('What you typed here before is still there. It is not saved yet.').waitFor()
  expect(await dialog.getByLabel(/^Comment/).inputValue()).toBe('Left for the bus.')
  expect(await dialog.getByLabel(/^Witness/).inputValue()).toBe('Front desk')
  await expectAccessible(page, 'a signature that was begun before')
  await press(page, 'Start over')
  await dialog.getByLabel(/^Or the name, typed/).waitFor()
  expect(await dialog.getByLabel(/^Or the name, typed/).inputValue()).toBe('')
  await page.context().close()
})

test('the reason for which a note is discarded is there after Escape', async () => {
  const { id } = await aDraft(signing, 'Author and supervisor')
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${id}`, 'clinician')
  const dialog = page.getByRole('dialog', { name: 'Discard this note?' })
  const why = dialog.getByLabel(/^Why it isn.t kept/)
  await press(page, 'Discard')
  await why.waitFor()
  await typeThere(page, 'Written for another day.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await press(page, 'Discard')
  await why.waitFor()
  expect(await why.inputValue()).toBe('Written for another day.')
  await page.context().close()
})

test('by keyboard an addendum is put under a signed note, with the password', async () => {
  const id = await signedBy('clinician', 'supervisor')
  const page = await noteOf('clinician', id)
  await takeAct(page, 'Add an addendum')
  await chooseReason(page, 'Additional information')
  await tabTo(page, /^Addendum/)
  await typeThere(page, 'The school called in the evening.')
  await provePassword(page)
  await page.getByText('The addendum was added.').first().waitFor()
  await page.getByText('The school called in the evening.').first().waitFor()
  await page.context().close()
  expect(await stored(id)).toMatchObject({ signingState: 'Signed', signatures: [{}, {}] })
})

test('by keyboard a note is unsigned and another voided by whoever may, and both say so to every reader', async () => {
  const id = await signedBy('clinician', 'supervisor')
  const page = await noteOf('supervisor', id)
  await takeAct(page, 'Unsign')
  await tabTo(page, /^Why/)
  await typeThere(page, 'Another patient was meant.')
  await press(page, 'Unsign')
  await expect.poll(async () => (await stored(id)).signingState, { timeout: 20_000 }).toBe('Draft')
  await page.context().close()
  const { signatures } = await stored(id)
  expect(signatures).toMatchObject([{ invalidated: {} }, { invalidated: {} }])

  const other = await signedBy('clinician', 'supervisor')
  const grave = await noteOf('supervisor', other)
  await takeAct(grave, 'Void')
  await chooseReason(grave, 'Wrong patient')
  await expectAccessibleInEachLook(grave, 'a note that is voided')
  await provePassword(grave)
  await expect.poll(async () => (await stored(other)).signingState, { timeout: 20_000 }).toBe('Voided')
  await grave
    .getByText(/This note was voided\./)
    .first()
    .waitFor()
  if (shots) await grave.screenshot({ path: `${shots}/voided.png`, fullPage: true })
  await expectAccessible(grave, 'a voided note')
  await grave.context().close()
  expect(await stored(other)).toMatchObject({ signingState: 'Voided', void: {} })
})

test('whoever co-signs reads the note, the plan and what was signed before side by side', async () => {
  const former = await signedBy('clinician', 'supervisor')
  const id = await signedBy('clinician')
  const page = await noteOf('supervisor', id)
  const beside = page.getByRole('complementary')
  await beside.getByRole('tab', { name: 'Last notes' }).click()
  const notes = beside.getByRole('listitem')
  await notes.first().waitFor()
  expect(await notes.count()).toBeGreaterThan(0)
  await notes.first().getByRole('button').click()
  await beside.getByText('We talked.').waitFor()
  if (shots) await page.screenshot({ path: `${shots}/co-signer.png` })
  await expectAccessibleInEachLook(page, 'a note beside the last one')
  expect((await stored(former)).signingState).toBe('Signed')
  await page.context().close()
})

test('anybody who reads a signed note has it verified by a press, in words', async () => {
  const id = await signedBy('clinician', 'supervisor')
  const page = await noteOf('clinician', id)
  await press(page, 'More')
  await page.getByRole('menuitem', { name: /Verify/ }).press('Enter')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Everything fits: 2 entries.').waitFor()
  await expectAccessibleInEachLook(page, 'what verifying a note says')
  if (shots) await page.screenshot({ path: `${shots}/verified.png` })
  await page.context().close()
})
