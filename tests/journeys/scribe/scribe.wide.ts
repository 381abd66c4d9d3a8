import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { active, bare, type Row, rowOf } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  crossing,
  type SigningHouse,
  setSigningHouse,
  signingStaff,
} from '#tests/support/signing/signing-house.ts'

const shots = process.env.SHOTS_DIR
/** For whoever wants to look at it. */
async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/scribe-${name}.png` })
}

let house: House
let signing: SigningHouse
let drafted: Row

beforeAll(async () => {
  house = await openHouse(signingStaff)
  signing = await setSigningHouse(house.server)
  const { admin } = signing.scene
  const path = 'PracticePreferences/default'
  const { versionId } = rowOf(await admin.ask('GET', path))
  const wanted = [
    { op: 'add', path: '/ambientListening', value: true },
    { op: 'add', path: '/requirePlaceOfService', value: false },
  ]
  await admin.ask('PATCH', `${path}?versionId=${versionId}`, { body: wanted })
  const usual = signing.definitions.get('Author and supervisor')?.id
  const { sections, signatureConfiguration } = (await admin.ask('GET', `NoteDefinitions/${usual}`)).body
  drafted = await active(admin, 'NoteDefinitions', {
    ...{ name: 'Drafted therapy note', key: 'drafted-therapy-note', version: 1, type: 'Form' },
    ...{ kinds: ['Note', 'ScribeSession'], sections, scribeFormat: 'GIRPP' },
    signatureConfiguration: bare(signatureConfiguration),
    sectionMap: ['goal', 'response', 'progress', 'plan'].map((formatSection) => ({
      formatSection,
      sectionKey: 'intervention',
    })),
  })
})
afterAll(() => house?.close())

const noteOf = async (page: Page) => {
  const id = page.url().split('/').at(-1) ?? ''
  return (await signing.client('clinician').ask('GET', `Notes/${id}`, crossing)).body
}
const phrases = (page: Page) => page.getByRole('textbox', { name: 'Phrases' })
/** The passage that has the focus, by its place. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent)

/** The tabs beside the note: whether they stand in one line, and whether all of them are in sight. */
const tabsBeside = (page: Page) =>
  page.getByRole('tablist', { name: 'Beside the note' }).evaluate((list) => ({
    lines: new Set([...list.children].map((each) => each.getBoundingClientRect().top)).size,
    isWhole: list.scrollWidth <= list.clientWidth,
  }))

test('by keyboard a note is drafted from phrases, reviewed, inserted, signed and co-signed', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${signing.scene.patient.id}/notes`, 'clinician')
  await press(page, 'New note')
  await page.getByRole('heading', { name: 'New note' }).waitFor()
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Enrollment' }).inputValue())
    .toContain('Outpatient')
  await page.getByRole('radio', { name: 'Drafted therapy note' }).focus()
  await page.keyboard.press('Space')
  const isDrafted = page.getByRole('checkbox', { name: 'Draft it from phrases' })
  await isDrafted.waitFor()
  await isDrafted.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => isDrafted.isChecked()).toBe(true)
  await shoot(page, 'start')
  await page.getByRole('combobox', { name: 'Service' }).fill('Individual')
  await page.getByRole('option', { name: 'Individual therapy' }).waitFor()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Start the note')
  await page.keyboard.press('Enter')

  await phrases(page).waitFor()
  expect(await noteOf(page)).toMatchObject({ kind: 'ScribeSession', signingState: 'Draft' })
  await phrases(page).focus()
  await page.keyboard.type('Goal: sleep six hours\ntaught sleep hygiene, no caffeine after noon\n')
  await page.keyboard.type('slept 5 of 7 nights, better than last week\nnext visit in one week')
  await expect.poll(() => phrases(page).inputValue()).toContain('next visit')
  await page.getByText('Kept on this device').waitFor()
  expect(await tabsBeside(page)).toEqual({ lines: 1, isWhole: true })
  await page.reload()
  await expect.poll(() => phrases(page).inputValue()).toContain('next visit in one week')

  await press(page, 'Make the draft')
  await page.getByRole('heading', { name: 'Ask first' }).waitFor()
  await expectAccessibleInEachLook(page, 'whoever was there is asked before a draft')
  await shoot(page, 'phrases')
  const agrees = page.getByRole('checkbox', { name: /Ana.* agrees$/ })
  await agrees.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => agrees.isChecked()).toBe(true)
  await press(page, 'Make the draft')
  const dialog = page.getByRole('dialog', { name: 'Review the draft' })
  await dialog.waitFor()
  await expect.poll(() => focused(page)).toBe('Passage 1 of 4')
  await expectAccessibleInEachLook(page, 'the review of a draft')
  await shoot(page, 'review')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'the review of a draft, on a phone')
  await shoot(page, 'review-phone')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.keyboard.press('a')
  await expect.poll(() => focused(page)).toBe('Passage 2 of 4')
  await page.keyboard.press('e')
  const field = dialog.getByRole('textbox', { name: 'Text of the passage' })
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.type(' We wrote a card.')
  await page.keyboard.press('Control+Enter')
  await field.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Passage 2 of 4')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe('Passage 3 of 4')
  await page.keyboard.press('a')
  await expect.poll(() => focused(page)).toBe('Passage 4 of 4')
  await page.keyboard.press('r')
  await dialog.getByText('4 of 4 decided').waitFor()
  await press(page, 'Insert into the note')
  await dialog.waitFor({ state: 'detached' })

  await page.locator('.note-paper').getByText('We wrote a card.').waitFor()
  await shoot(page, 'inserted')
  const inserted = await noteOf(page)
  expect(inserted.sections[0].data.summary).toContain('Sleep six hours.')
  expect(inserted.sections[0].data.summary).not.toContain('Next visit')
  expect(inserted.provenance[0].source).toBe('Ambient')
  await page.getByRole('radio', { name: 'Low' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await noteOf(page)).sections[0].data.mood).toBe('low')
  // Whoever signs while something is still to do is told of that first.
  await page.getByText('Every drafted passage is decided.').waitFor()
  await expect.poll(() => page.getByText(/must be fixed first/).count()).toBe(0)
  await page.keyboard.press('Control+Shift+s')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, /^Password/)
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await noteOf(page)).signingState, { timeout: 15_000 })
    .toBe('PartiallySigned')
  const address = page.url()
  await page.context().close()

  const supervisor = (await house.open()).page
  await enterAt(supervisor, address, 'supervisor')
  await supervisor.getByText('We wrote a card.').waitFor()
  await press(supervisor, /^Co-sign|^Sign/)
  await supervisor.getByRole('dialog').waitFor()
  await tabTo(supervisor, /^Password/)
  await supervisor.keyboard.type(testPassword)
  await supervisor.keyboard.press('Enter')
  await expect.poll(async () => (await noteOf(supervisor)).signingState, { timeout: 15_000 }).toBe('Signed')
  await supervisor
    .getByText(/This note is signed/)
    .first()
    .waitFor()
  await supervisor.context().close()
})

test('on a phone what is too short is held, passages that wait stand among the checks, and all are accepted once all were shown', async () => {
  const clinician = signing.client('clinician')
  const { patient, episode, service } = signing.scene
  const started = await clinician.ask('POST', 'Notes/start', {
    body: {
      ...{ patient: bare(patient), noteDefinition: bare(drafted), another: true, minutes: 50 },
      ...{ episodeOfCare: bare(episode), serviceType: bare(service), mode: 'InPerson' },
      start: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    },
  })
  const { page } = await house.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await enterAt(page, `${house.server.url}/notes/${started.body.note.id}`, 'clinician')
  await page.getByRole('tab', { name: 'Scribe' }).click()
  await phrases(page).fill('Goal: sleep')
  await page.getByText('Kept on this device').waitFor()
  await page.getByRole('button', { name: 'Make the draft' }).click()
  await page.getByRole('checkbox', { name: /Ana.* agrees$/ }).check()
  await page.getByRole('button', { name: 'Make the draft' }).click()
  await page.getByText('This is too short for a draft.').waitFor()
  await expectAccessible(page, 'a draft that is held, on a phone in the dark')
  await shoot(page, 'held-phone-dark')

  const more = Array.from({ length: 12 }, (_, index) => `Plan: step ${index + 1} of twelve, on Friday`)
  await phrases(page).fill(more.join('\n'))
  await page.getByText('Kept on this device').waitFor()
  await page.getByRole('button', { name: 'Make the draft again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review the draft' })
  await dialog.waitFor()
  const all = dialog.getByRole('button', { name: 'Accept 12 that wait' })
  expect(await all.isDisabled()).toBe(true)
  await shoot(page, 'review-phone-dark')
  await dialog.getByRole('button', { name: 'Close Dialog' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Checks' }).click()
  await page.getByText('12 drafted passages wait.').waitFor()

  await page.getByRole('tab', { name: 'Scribe' }).click()
  await page.getByRole('button', { name: 'Review the draft' }).click()
  await dialog.waitFor()
  const passages = dialog.locator('[data-passage]')
  for (let index = 0; index < 12; index += 1) await passages.nth(index).scrollIntoViewIfNeeded()
  await expect.poll(() => all.isEnabled()).toBe(true)
  await all.click()
  await dialog.getByText('12 of 12 decided').waitFor()
  await dialog.getByRole('button', { name: 'Insert into the note' }).click()
  await dialog.waitFor({ state: 'detached' })
  const plan = page.getByRole('tab', { name: 'Plan', exact: true })
  await plan.click()
  await expect
    .poll(async () => (await noteOf(page)).sections[0].data.summary ?? '', { timeout: 15_000 })
    .toContain('Step 12 of twelve, on Friday.')
  // The note is opened anew with what was inserted.
  await page.locator('.note-paper').getByText('Step 12 of twelve').waitFor()
  // Whatever tab was pressed meanwhile stays.
  expect(await plan.getAttribute('aria-selected')).toBe('true')
  expect((await tabsBeside(page)).lines).toBe(1)

  await page.getByRole('tab', { name: 'Scribe' }).click()
  await page.getByText('Someone writes for you').click()
  await shoot(page, 'who-phone-dark')
  await page.getByRole('tablist', { name: 'Beside the note' }).scrollIntoViewIfNeeded()
  await shoot(page, 'tabs-phone-dark')
  const who = page.getByRole('combobox', { name: /^Who writes for you/ })
  await who.fill('scribe')
  await page.getByRole('option', { name: /scribe/ }).click()
  await page.getByText(/^Scribed by .*scribe/).waitFor()
  const scribe = house.server.practice.profiles.get('scribe')
  await expect.poll(async () => (await noteOf(page)).scribe?.id, { timeout: 15_000 }).toBe(scribe)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByText('Someone writes for you').scrollIntoViewIfNeeded()
  await shoot(page, 'who-dark')
  await page.context().close()
})

test('of two who write, the one who drafts later sees the other’s draft first, loses no phrase, and is asked before it goes', async () => {
  const clinician = signing.client('clinician')
  const { patient, episode, service, owner } = signing.scene
  const started = await clinician.ask('POST', 'Notes/start', {
    body: {
      ...{ patient: bare(patient), noteDefinition: bare(drafted), another: true, minutes: 50 },
      ...{ episodeOfCare: bare(episode), serviceType: bare(service), mode: 'InPerson' },
      start: new Date(Date.now() - 5 * 86_400_000).toISOString(),
    },
  })
  const path = `Notes/${started.body.note.id}`
  const { meta } = (await clinician.ask('GET', path, crossing)).body
  const scribe = { id: house.server.practice.profiles.get('scribe'), resourceType: 'Practitioner' }
  const joins = [{ op: 'add', path: '/scribe', value: scribe }]
  await clinician.ask('PATCH', `${path}?versionId=${meta.versionId}`, { body: joins })
  // What was agreed for that day is known to the scribe too.
  const agreed = await clinician.ask('POST', 'Transcriptions/draft', {
    body: {
      ...{ note: bare(started.body.note), phrases: ['Plan: none'] },
      verbalConsents: [{ person: bare(patient), witness: owner }],
    },
  })
  await clinician.ask('POST', `Transcriptions/${agreed.body.id}/discard`, { body: {} })

  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${started.body.note.id}`, 'clinician')
  await page.getByRole('tab', { name: 'Scribe' }).click()
  const own = 'Goal: sleep seven hours\nslept four nights of seven, worse than last week'
  await phrases(page).fill(own)
  await page.getByText('Kept on this device').waitFor()
  // The later one has not heard of it yet.
  await page.route('**/Transcriptions/queries*', (route) => route.fulfill({ json: [] }))
  const theirs = await signing.client('scribe').ask('POST', 'Transcriptions/draft', {
    body: {
      note: bare(started.body.note),
      phrases: ['Goal: walk each day', 'engaged and calm, agreed to try it', 'Plan: call on Friday'],
    },
  })
  expect(theirs.status, JSON.stringify(theirs.body)).toBe(200)
  await page.getByRole('button', { name: 'Make the draft' }).click()
  await page.getByText('Someone else drafted this, or decided on the draft, since you opened it.').waitFor()
  await expectAccessible(page, 'the draft of another writer')
  await page.unroute('**/Transcriptions/queries*')
  await page.reload()
  await page.getByRole('tab', { name: 'Scribe' }).click()
  await page.getByText('3 of 3 passages wait.').waitFor()
  expect(await phrases(page).inputValue()).toBe(own)
  await page.getByRole('button', { name: 'Make the draft again' }).click()
  await page.getByText(/scribe.* drafted this or decided on the passages/).waitFor()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Make the draft again' })
    .click()
  await page.getByRole('dialog', { name: 'Review the draft' }).waitFor()
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
