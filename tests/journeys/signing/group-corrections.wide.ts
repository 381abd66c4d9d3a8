import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localMoment } from '#shared/time/local-moment.ts'
import { focused, press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
  settle,
} from '#tests/support/browser/open-house.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { notePart } from '#tests/support/scenes/note-part.ts'
import { active, authorStep, bare, type Row, staff } from '#tests/support/scenes/scene.ts'
import type { MemberPart } from '#tests/support/scenes/words-about.ts'
import { type TestClient, testPassword, usualStaff } from '#tests/support/server/server.ts'

const shots = process.env.SHOTS_DIR
const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const three = groupMembers.slice(0, 3)
const [first, second, third] = three.map(([given]) => given) as [string, string, string]

let house: House
let scene: GroupScene
let clinician: TestClient
let correctable: Row
let day = 0

beforeAll(async () => {
  house = await openHouse({ ...usualStaff, lead: ['administrative', 'supervisor'] })
  scene = await setGroupScene(house.server, [authorStep], three)
  clinician = await house.server.signIn('clinician')
  const { admin } = scene
  correctable = await scene.writtenBy('correctable', [authorStep], {
    adminEdit: true,
    allowDifferentMemberDefinition: true,
  })
  const configuration = await active(admin, 'SignatureConfigurations', {
    ...{ name: 'Short', key: 'short-signatures', version: 1, steps: [authorStep] },
  })
  const { id, versionId } = await notePart(house.server, admin, {
    ...{ key: 'short-member', title: 'Short part', configuration, kinds: ['GroupNote'] },
    sectionType: { code: 'participation', display: 'Participation' },
    question: { id: 'short', type: 'Text', label: 'In short' },
  })
  const published = await admin.ask('POST', `NoteDefinitions/${id}/publish`, { body: { versionId } })
  expect(published.status, JSON.stringify(published.body)).toBe(200)
}, 180_000)
afterAll(() => house?.close())

const read = async (path: string) => (await clinician.ask('GET', path, crossing)).body

async function allow(value: boolean): Promise<void> {
  const { body } = await scene.admin.ask('GET', 'PracticePreferences/default')
  const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
  const change = [{ op: 'replace', path: '/groupNoteAdminEdit', value }]
  expect((await scene.admin.ask('PATCH', path, { body: change })).status).toBe(200)
}

async function begun() {
  day += 1
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000
  const meeting = await scene.meet(new Date(today + 15 * 3_600_000 - day * 86_400_000).toISOString())
  const body = { noteDefinition: bare(correctable) }
  const started = await clinician.ask('POST', `Appointments/${meeting.id}/start-note`, { body })
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  const common = started.body.note.id as string
  const asked = [{ field: 'partOf', op: 'eq', value: common }]
  const { body: found } = await clinician.ask('POST', 'Notes/queries', { ...crossing, body: asked })
  const parts = scene.members.map(({ id }) => found.find((each: MemberPart) => each.patient.id === id))
  const [first, second, third] = parts as readonly MemberPart[]
  if (!first || !second || !third) throw new Error('A member has no part.')
  return { common, parts: [first, second, third] as const }
}

async function write(id: string, data: object): Promise<void> {
  const { meta } = await read(`Notes/${id}`)
  const body = [{ op: 'replace', path: '/sections/0/data', value: data }]
  const answer = await clinician.ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, {
    ...crossing,
    body,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

/** The clinician signs what all have in common and the part of the first member. */
async function signedInPart(common: string, part: string): Promise<void> {
  await write(common, { topic: 'words' })
  await write(part, { response: 'Took part.' })
  const hashes: string[] = []
  for (const id of [common, part]) {
    const { meta } = await read(`Notes/${id}`)
    const body = { versionId: meta.versionId }
    const ready = await clinician.ask('POST', `Notes/${id}/ready`, { ...crossing, body })
    expect(ready.status, JSON.stringify(ready.body)).toBe(200)
    hashes.push(ready.body.contentHash)
  }
  const signed = await clinician.ask('POST', `Notes/${common}/sign`, {
    ...crossing,
    body: {
      ...{ stepId: 'author', meaning: 'Authored', method: 'Password', credential: testPassword },
      contentHash: hashes[0],
      parts: [{ note: { id: part, resourceType: 'Note' }, contentHash: hashes[1] }],
    },
  })
  expect(signed.status, JSON.stringify(signed.body)).toBe(200)
}

async function at(login: string, path: string, viewport?: { width: number; height: number }): Promise<Page> {
  const { page } = await house.open(viewport ? { viewport } : {})
  await enterAt(page, `${house.server.url}${path}`, login)
  return page
}

async function look(page: Page, name: string): Promise<void> {
  if (!shots) return
  await page.screenshot({ path: `${shots}/${name}.png` })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${shots}/${name}-dark.png` })
  await page.emulateMedia({ colorScheme: 'light' })
  const desk = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${shots}/${name}-phone.png` })
  await page.setViewportSize(desk)
}

const offers = (page: Page) => page.getByRole('button', { name: /^Correct this member/ })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Correct: / })
const opens = async (page: Page, name: string) => {
  await press(page, new RegExp(`^Correct this member….*${name}`))
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).waitFor()
  await tabTo(page, 'Present')
}
/** Types the time of an instant into a clock of the dialog, as a person does: hour, minute, half of the day. */
async function typeClock(page: Page, name: string, instant: string): Promise<void> {
  await tabTo(page, name)
  const { hour, minute } = clockOf(instant)
  const half = hour < 12 ? 'AM' : 'PM'
  const digits = [hour % 12 === 0 ? 12 : hour % 12, minute]
  await page.keyboard.type(`${digits.map((each) => String(each).padStart(2, '0')).join('')}${half}`)
}

function clockOf(instant: string) {
  const [hour = 0, minute = 0] = localMoment(instant, 'America/Chicago').time.split(':').map(Number)
  return { hour, minute }
}

test('where the practice does not allow it, and to whoever takes part, no correction is offered', async () => {
  const { common, parts } = await begun()
  await signedInPart(common, parts[0].id)
  await allow(false)
  for (const path of [`/notes/${common}`, `/notes/${parts[0].id}`, `/notes/${parts[1].id}`]) {
    const page = await at('admin', path)
    await page
      .getByText('words')
      .or(page.getByText(/^A draft by/))
      .first()
      .waitFor()
    await settle(page)
    expect(await offers(page).count(), path).toBe(0)
    await page.context().close()
  }
  await allow(true)
  const page = await at('clinician', `/notes/${common}`)
  await page.getByRole('heading', { name: 'Attendance' }).waitFor()
  await settle(page)
  expect(await offers(page).count()).toBe(0)
  await page.context().close()
}, 120_000)

test('by keyboard an administrator corrects attendance and times of a member, whose signature no longer counts, and a colleague reads who did it', async () => {
  await allow(true)
  const { common, parts } = await begun()
  await signedInPart(common, parts[0].id)
  const before = await read(`Encounters/${parts[0].encounter.id}`)
  const page = await at('admin', `/notes/${common}`)
  await offers(page).first().waitFor()
  expect(await offers(page).count()).toBe(3)
  await look(page, 'corrections-list')
  await expectAccessibleInEachLook(page, 'members whom an administrator may correct')
  await opens(page, first)
  await dialogOf(page)
    .getByText(/^Signed by .*no longer counts/)
    .waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Late')
  const came = new Date(Date.parse(before.period.start) + 25 * 60_000).toISOString()
  await typeClock(page, 'Came at', came)
  await look(page, 'corrections-dialog')
  await expectAccessibleInEachLook(page, 'correcting a member')
  await press(page, 'Correct')
  await page.getByText(`Corrected: `).first().waitFor()
  await page
    .getByText(/^Edited by .*admin \(administrator\), .*: Times$/)
    .first()
    .waitFor()
  await look(page, 'corrections-said')
  await page.context().close()

  const session = await read(`Encounters/${parts[0].encounter.id}`)
  expect(Date.parse(session.period.start)).toBe(Date.parse(came))
  expect(session).toMatchObject({ visitStatus: 'Show', minutes: 65 })
  const note = await read(`Notes/${parts[0].id}`)
  expect(note).toMatchObject({ signingState: 'Draft', adminEdits: [{ changes: ['Times'] }] })
  expect(note.signatures[0].invalidated).toBeDefined()
  expect(note.sections[0].data).toEqual({ response: 'Took part.' })

  const colleague = await at('clinician', `/notes/${parts[0].id}`)
  await colleague
    .getByText(/^Edited by .*admin \(administrator\), .*: Times$/)
    .first()
    .waitFor()
  await expectAccessibleInEachLook(colleague, 'what an administrator has corrected')
  await look(colleague, 'corrections-colleague')
  await colleague.context().close()
}, 180_000)

test('what was entered stays when somebody was quicker, and without a connection it is said that one is needed', async () => {
  await allow(true)
  const { parts } = await begun()
  const page = await at('admin', `/notes/${parts[1].id}`)
  await offers(page).waitFor()
  await opens(page, second)
  await dialogOf(page)
    .getByText(/^No one's signature counts/)
    .waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('No-show')
  await tabTo(page, /^Why .* was not there/)
  await dialogOf(page).locator('option[value=ill]').waitFor({ state: 'attached' })
  await page.keyboard.type('Ill')
  await write(parts[1].id, { response: 'Took part.' })
  await press(page, 'Correct')
  await dialogOf(page)
    .getByText(/^Someone changed this part in the meantime/)
    .waitFor()
  expect(await dialogOf(page).getByRole('radio', { name: 'No-show' }).isChecked()).toBe(true)
  await look(page, 'corrections-conflict')

  await page.context().setOffline(true)
  await press(page, 'Correct')
  await dialogOf(page)
    .getByText(/^You are offline\. A correction needs a connection/)
    .waitFor()
  await look(page, 'corrections-offline')
  await page.context().setOffline(false)
  await dialogOf(page)
    .getByText(/^You are offline/)
    .waitFor({ state: 'detached' })
  await press(page, 'Correct')
  await page
    .getByText(/: Attendance$/)
    .first()
    .waitFor()
  const session = await read(`Encounters/${parts[1].encounter.id}`)
  expect(session).toMatchObject({ visitStatus: 'NoShow' })
  expect(session.missedVisit.reason.code).toBe('ill')
  await page.context().close()
}, 120_000)

test('who supervises the author and may correct reads the note, and corrects there', async () => {
  await allow(true)
  const { body: author } = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
  const supervisor = [{ op: 'add', path: '/supervisor', value: staff(house.server, 'lead') }]
  const path = `Practitioners/${author.id}?versionId=${author.meta.versionId}`
  expect((await scene.admin.ask('PATCH', path, { body: supervisor })).status).toBe(200)
  const { common, parts } = await begun()
  await signedInPart(common, parts[0].id)
  const page = await at('lead', `/notes/${common}`)
  await page.getByText('words').first().waitFor()
  await offers(page).first().waitFor()
  expect(await offers(page).count()).toBe(3)
  await look(page, 'corrections-read')
  await expectAccessibleInEachLook(page, 'a group’s note that is read and may be corrected')
  await press(page, new RegExp(`${first}.*`))
  await page.getByText('Took part.').first().waitFor()
  await look(page, 'corrections-member')
  await opens(page, first)
  await dialogOf(page).getByText('Something is written or signed').waitFor()
  await page.keyboard.press('ArrowRight')
  await press(page, 'Correct')
  await page
    .getByText(/^Edited by .*lead \(administrator\)/)
    .first()
    .waitFor()
  expect((await read(`Notes/${parts[0].id}`)).signingState).toBe('Draft')
  await page.context().close()
}, 120_000)

test('a part in which nothing is written gets another definition by its name, or goes; one that is written does neither', async () => {
  await allow(true)
  const { common, parts } = await begun()
  await write(parts[1].id, { response: 'Took part.' })
  const page = await at('admin', `/notes/${common}`)
  await offers(page).first().waitFor()
  await look(page, 'corrections-hidden')
  await opens(page, first)
  await tabTo(page, /^Definition of this part/)
  await dialogOf(page).locator('option', { hasText: 'Short part' }).waitFor({ state: 'attached' })
  await page.keyboard.type('Short')
  await press(page, 'Correct')
  await page
    .getByText(/: Definition of the member’s part$|: Definition/)
    .first()
    .waitFor()
  expect((await read(`Notes/${parts[0].id}`)).sections).toMatchObject([{ title: 'Short part' }])

  await opens(page, third)
  await tabTo(page, /^Remove from the group/)
  await page.keyboard.press('Space')
  await dialogOf(page)
    .getByText(/^The part and its session go/)
    .waitFor()
  await look(page, 'corrections-remove')
  await expectAccessibleInEachLook(page, 'removing a member')
  await press(page, 'Remove')
  await expect.poll(() => offers(page).count()).toBe(2)

  await opens(page, second)
  await tabTo(page, /^Remove from the group/)
  await page.keyboard.press('Space')
  await press(page, 'Remove')
  await dialogOf(page).getByText('Something is written or signed').waitFor()
  await page.keyboard.press('Escape')
  await page.context().close()
  expect(house.complaints).toEqual([])
}, 120_000)
