import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { notePart } from '#tests/support/scenes/note-part.ts'
import { active, authorStep, bare, type Row } from '#tests/support/scenes/scene.ts'
import type { MemberPart } from '#tests/support/scenes/words-about.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

const shots = process.env.SHOTS_DIR
const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

let house: House
let scene: GroupScene
let clinician: TestClient
let day = 0

beforeAll(async () => {
  house = await openHouse()
  scene = await setGroupScene(house.server, [authorStep], groupMembers.slice(0, 2))
  clinician = await house.server.signIn('clinician')
}, 180_000)
afterAll(() => house?.close())

async function begun(definition: Row) {
  day += 1
  const meeting = await scene.meet(new Date(Date.now() - day * 86_400_000).toISOString())
  const body = { noteDefinition: bare(definition) }
  const started = await clinician.ask('POST', `Appointments/${meeting.id}/start-note`, { body })
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  return started.body.note.id as string
}
async function partsOf(whole: string) {
  const body = [{ field: 'partOf', op: 'eq', value: whole }]
  const { body: found } = await clinician.ask('POST', 'Notes/queries', { ...crossing, body })
  return scene.members.map(({ id }) => found.find((each: MemberPart) => each.patient.id === id))
}
const read = async (path: string) => (await clinician.ask('GET', path, crossing)).body
const go = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Members' })
    .getByRole('button', { name: new RegExp(name) })
    .click()

/** A group's note in which all and each say what was done. */
async function ofWhatWasDone(more: object): Promise<Row> {
  const { admin } = scene
  const key = `done-${day}-${JSON.stringify(more).length}`
  const configuration = await active(admin, 'SignatureConfigurations', {
    ...{ name: 'Alone', key: `${key}-signatures`, version: 1, steps: [authorStep] },
  })
  const part = (name: string) =>
    notePart(house.server, admin, {
      ...{ key: `${key}-${name}`, title: 'What was done', configuration, kinds: ['GroupNote'] },
      sectionType: { code: 'intervention', display: 'Intervention' },
      question: { id: 'did', type: 'Interventions', label: 'What was done' },
    })
  return active(admin, 'GroupNoteDefinitions', {
    ...{ name: 'What was done', key, version: 1, composition: 'Group' },
    ...{ common: bare(await part('common')), member: bare(await part('member')) },
    ...{ signatureConfiguration: bare(configuration), ...more },
  })
}

test('where each part is signed by itself, the button signs the part on the screen', async () => {
  const whole = await begun(await scene.writtenBy('each-alone', [authorStep], { signMode: 'PerMember' }))
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${whole}`, 'clinician')
  const topic = page.getByRole('textbox', { name: 'Topic of today' })
  await topic.waitFor()
  await topic.focus()
  await page.keyboard.type('Breathing')
  await press(page, 'Sign this part')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await tabTo(page, /^Password/)
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await read(`Notes/${whole}`)).signingState).toBe('PartiallySigned')
  for (const part of await partsOf(whole)) expect(part.signingState).toBe('Draft')
  if (shots) await page.screenshot({ path: `${shots}/group-settings-alone.png` })
  await page.context().close()
})

test('what was done with all is copied to who was there and has no answer of their own, where the definition wants it', async () => {
  const whole = await begun(await ofWhatWasDone({}))
  const parts = await partsOf(whole)
  const own = [{ text: 'Own work' }]
  for (const [id, did] of [
    [whole, [{ text: 'Breathing' }]],
    [parts[1].id, own],
  ] as const) {
    const { meta } = await read(`Notes/${id}`)
    const body = [{ op: 'replace', path: '/sections/0/data', value: { did } }]
    const path = `Notes/${id}?versionId=${meta.versionId}`
    expect((await clinician.ask('PATCH', path, { ...crossing, body })).status).toBe(200)
  }
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${whole}`, 'clinician')
  await press(page, 'Copy what was done to all who were there')
  await page.getByText('Copied to 1 person.').first().waitFor()
  await expect
    .poll(async () => (await read(`Notes/${parts[0].id}`)).sections[0].data.did)
    .toEqual([{ text: 'Breathing' }])
  expect((await read(`Notes/${parts[1].id}`)).sections[0].data.did).toEqual(own)
  await expectAccessible(page, 'what was done is copied')
  if (shots) await page.screenshot({ path: `${shots}/group-settings-done.png` })

  const without = await begun(
    await ofWhatWasDone({ memberDefaults: { minutesFromParent: true, copyInterventions: false } }),
  )
  const { meta } = await read(`Notes/${without}`)
  const body = [{ op: 'replace', path: '/sections/0/data', value: { did: [{ text: 'Breathing' }] } }]
  await clinician.ask('PATCH', `Notes/${without}?versionId=${meta.versionId}`, { ...crossing, body })
  await page.goto(`${house.server.url}/notes/${without}`)
  await go(page, 'Meeting')
  await page
    .getByRole('heading', { name: /What was done$/ })
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: 'Copy what was done' }).count()).toBe(0)
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
