import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { groupMembers, withGroup } from '#tests/support/scenes/group-scene.ts'
import { authorStep, bare } from '#tests/support/scenes/scene.ts'
import type { MemberPart } from '#tests/support/scenes/words-about.ts'
import {
  crossing,
  type SigningHouse,
  setSigningHouse,
  signingStaff,
} from '#tests/support/signing/signing-house.ts'

let house: House
let signing: SigningHouse
let address: string

beforeAll(async () => {
  house = await openHouse(signingStaff)
  signing = await setSigningHouse(house.server)
  const clinician = signing.client('clinician')
  const { patient, episode, service, room, definition } = signing.scene
  const started = await clinician.ask('POST', 'Notes/start', {
    body: {
      ...{ patient: bare(patient), noteDefinition: bare(definition), another: true, minutes: 50 },
      ...{ episodeOfCare: bare(episode), serviceType: bare(service), location: bare(room) },
      ...{ mode: 'InPerson', start: new Date(Date.now() - 3_600_000).toISOString() },
    },
  })
  const path = `Notes/${started.body.note.id}`
  const { meta } = (await clinician.ask('GET', path, crossing)).body
  const scribe = { id: house.server.practice.profiles.get('scribe'), resourceType: 'Practitioner' }
  const body = [{ op: 'add', path: '/scribe', value: scribe }]
  await clinician.ask('PATCH', `${path}?versionId=${meta.versionId}`, { body })
  address = `${house.server.url}/notes/${started.body.note.id}`
})
afterAll(() => house?.close())

const shots = process.env.SHOTS_DIR
async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/presence-${name}.png` })
}
const mood = (page: Page) => page.getByRole('radio', { name: 'Low' })
const section = (page: Page) => page.locator('.note-section').filter({ has: mood(page) })

test('two authors see in which section the other one is, until one of them leaves', async () => {
  const author = (await house.open()).page
  await enterAt(author, address, 'clinician')
  await mood(author).waitFor()
  const scribe = (await house.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })).page
  await enterAt(scribe, address, 'scribe')
  await mood(scribe).waitFor()
  await author.getByText(/scribe.* has this note open$/).waitFor()
  await mood(scribe).focus()
  await section(author)
    .getByText(/scribe.* is writing here$/)
    .waitFor()
  await mood(author).focus()
  await section(scribe)
    .getByText(/clinician.* is writing here$/)
    .waitFor()
  await expectAccessible(author, 'a draft with a second author')
  await expectAccessible(scribe, 'a draft with a second author, on a phone in the dark')
  await shoot(author, 'desk')
  await shoot(scribe, 'phone-dark')
  await scribe.goto('about:blank')
  await expect.poll(() => author.getByText(/is writing here|has this note open/).count()).toBe(0)
  await scribe.context().close()
  await author.context().close()
})

test('whoever has the draft open on a second device is told so on both, and no longer once it is closed there', async () => {
  const desk = (await house.open()).page
  await enterAt(desk, address, 'clinician')
  await mood(desk).waitFor()
  const phone = (await house.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })).page
  await enterAt(phone, address, 'clinician')
  await phone.getByText('You have this open on another device').waitFor()
  await desk.getByText('You have this open on another device').waitFor()
  await shoot(phone, 'second-device-phone-dark')
  await phone.goto(`${house.server.url}/today`)
  await expect.poll(() => desk.getByText('You have this open on another device').count()).toBe(0)
  await phone.context().close()
  await desk.context().close()
})

test('in a group’s note it is seen by which member somebody else writes, and nobody hears of a part that is not theirs', async () => {
  const people = groupMembers.slice(0, 2)
  const group = await withGroup(house.server, signing.scene, { steps: [authorStep], people })
  const meeting = await group.meet(new Date(Date.now() - 86_400_000).toISOString())
  const clinician = signing.client('clinician')
  const started = await clinician.ask('POST', `Appointments/${meeting.id}/start-note`, { body: {} })
  const whole: string = started.body.note.id
  const found = await clinician.ask('POST', 'Notes/queries', {
    ...crossing,
    body: [{ field: 'partOf', op: 'eq', value: whole }],
  })
  const part = found.body.find(({ patient }: MemberPart) => patient.id === group.members[0]?.id)
  const scribe = { id: house.server.practice.profiles.get('scribe'), resourceType: 'Practitioner' }
  await clinician.ask('PATCH', `Notes/${part.id}?versionId=${part.meta.versionId}`, {
    ...crossing,
    body: [{ op: 'add', path: '/scribe', value: scribe }],
  })
  const desk = (await house.open()).page
  await enterAt(desk, `${house.server.url}/notes/${whole}`, 'clinician')
  const entry = (of: Page, name: string) =>
    of.getByRole('navigation', { name: 'Members' }).getByRole('listitem').filter({ hasText: name })
  await entry(desk, 'Quillfeather').waitFor()
  const phone = (await house.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })).page
  await enterAt(phone, `${house.server.url}/notes/${part.id}`, 'scribe')
  const text = phone.getByRole('textbox', { name: 'How they took part' })
  await text.waitFor()
  await text.focus()
  await entry(desk, 'Quillfeather')
    .getByText(/scribe.* is writing here$/)
    .waitFor()
  await expectAccessible(desk, 'a group’s note with a second author')
  await shoot(desk, 'group-desk')
  await entry(desk, 'Quillfeather').getByRole('button').click()
  await desk
    .locator('.note-section')
    .getByText(/scribe.* is writing here$/)
    .waitFor()
  await desk.getByRole('textbox', { name: 'How they took part' }).focus()
  await phone
    .locator('.note-section')
    .getByText(/clinician.* is writing here$/)
    .waitFor()
  await shoot(phone, 'group-phone-dark')
  await entry(desk, 'Rosendale').getByRole('button').click()
  await expect
    .poll(() => phone.getByText(/clinician.* (is writing here|has this note open)$/).count())
    .toBe(0)
  await phone.goto('about:blank')
  await expect.poll(() => desk.getByText(/scribe.* is writing here$/).count()).toBe(0)
  await phone.context().close()
  await desk.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
