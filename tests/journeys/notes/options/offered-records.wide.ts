import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, type House, openHouse } from '#tests/support/browser/open-house.ts'
import {
  active,
  anotherService,
  aVisit,
  bare,
  created,
  type Row,
  type Scene,
  setScene,
} from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

const social = { code: 'LCSW', display: 'Clinical social worker (LCSW)', list: 'license-type' }
const mother = { code: 'mother', display: 'Mother', list: 'related-person-relationship' }
const crisis = { code: 'crisis', display: 'Crisis', list: 'service-category' }

/** Each question, how its author narrows it, and what is then offered and what is not. */
const questions = [
  { type: 'Episode', filter: { status: ['Active'] } },
  { type: 'Location', filter: { kind: ['Site'] } },
  { type: 'LocationPicker', filter: { status: ['active'], kind: [] } },
  { type: 'OrganizationPicker', filter: { kind: ['School'], active: true } },
  { type: 'Practitioner', filter: { licenses: [social] } },
  { type: 'Program', filter: { kind: ['Crisis'] } },
  { type: 'Reference', types: ['Organization'], filter: { active: true } },
  { type: 'RelatedPersonPicker', filter: { relationship: [mother] } },
  { type: 'Service', filter: { category: [crisis] } },
].map((question) => ({ ...question, id: `the-${question.type}`, label: `The ${question.type}` }))

type Pair = {
  readonly fitting: Row
  readonly other: Row
  readonly fittingName: RegExp
  readonly otherName: RegExp
}

let house: House
let scene: Scene
let clinician: TestClient
let noteId: string
let pairs: { readonly [type: string]: Pair }

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, { questions })
  pairs = await recordsOf(scene)
  clinician = await house.server.signIn('clinician')
  const appointment = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-04T15:00:00.000Z'))
  const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
  noteId = started.body.note.id
}, 120_000)

afterAll(async () => {
  await house?.close()
})

test.each(questions)(
  'the server keeps what $label offers and refuses what it does not offer',
  async ({ id, type, label }) => {
    const pair = pairOf(type)

    const refused = await answer({ [id]: { ...bare(pair.other), display: 'Somebody else' } })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain(
      `${label}: Somebody else is not among what this question offers.`,
    )

    const kept = await answer({ [id]: bare(pair.fitting) })
    expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  },
)

test('each question lists the records that its author wants, and no others', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')

  for (const { type, label } of questions) {
    const pair = pairOf(type)
    const field = page.getByRole('combobox', { name: label, exact: true })
    await field.click()
    await field.fill('')
    await page.getByRole('option', { name: pair.fittingName }).waitFor()
    expect(await page.getByRole('option', { name: pair.otherName }).count(), label).toBe(0)
    await page.keyboard.press('Escape')
  }
  expect(house.complaints).toEqual([])
  await page.context().close()
})

test('what was chosen stays when it is not offered any more, and may be sent again', async () => {
  const { fitting } = pairs.OrganizationPicker ?? {}
  const id = 'the-OrganizationPicker'
  await answer({ [id]: fitting && bare(fitting) })
  const row = await scene.admin.ask('GET', `Organizations/${fitting?.id}`)
  await scene.admin.ask('PATCH', `Organizations/${fitting?.id}?versionId=${row.body.meta.versionId}`, {
    body: [{ op: 'add', path: '/active', value: false }],
  })

  const again = await answer({ [id]: fitting && bare(fitting), summary: 'One sentence more.' })
  expect(again.status, JSON.stringify(again.body)).toBe(200)
})

function pairOf(type: string): Pair {
  const pair = pairs[type]
  if (!pair) throw new Error(`No records for ${type}`)
  return pair
}

/** Writes the answers into the note's section. */
async function answer(data: object) {
  const { body } = await clinician.ask('GET', `Notes/${noteId}`)
  const index = body.sections.length - 1
  return clinician.ask('PATCH', `Notes/${noteId}?versionId=${body.meta.versionId}`, {
    body: [{ op: 'replace', path: `/sections/${index}/data`, value: data }],
  })
}

async function recordsOf({ admin, patient, program, service, episode, room, owner }: Scene) {
  const make = (collection: string, body: object) => created(admin, collection, body)
  const site = await make('Locations', {
    name: 'North site',
    kind: 'Site',
    status: 'active',
    timezone: 'America/Chicago',
  })
  const closed = await make('Locations', {
    name: 'Old room',
    kind: 'Room',
    status: 'inactive',
    timezone: 'America/Chicago',
  })
  const school = await make('Organizations', { name: 'Elm school', kind: 'School', active: true })
  const shut = await make('Organizations', { name: 'Shut school', kind: 'School', active: false })
  const center = await active(admin, 'Programs', { name: 'Crisis center', code: 'CC', kind: 'Crisis' })
  const ended = await make('EpisodesOfCare', {
    ...{ patient: bare(patient), program: bare(center), status: 'Active' },
    period: { start: '2025-01-05' },
  })
  const closing = await admin.ask('PATCH', `EpisodesOfCare/${ended.id}?versionId=${ended.versionId}`, {
    body: [{ op: 'replace', path: '/status', value: 'Cancelled' }],
  })
  expect(closing.status, JSON.stringify(closing.body)).toBe(200)
  const worker = await make('Practitioners', {
    ...{ active: true, name: { use: 'official', given: ['Lena'], family: 'Licensed' } },
    roles: [
      house.server.practice.roles.get('clinician') ?? house.server.practice.roles.get('administrative'),
    ],
    licenses: [{ type: social, number: '77' }],
  })
  const relative = (family: string, code: string) =>
    make('RelatedPeople', {
      ...{ patient: bare(patient), active: true, name: { use: 'official', given: ['June'], family } },
      relationship: [{ code, display: code }],
    })
  const help = await anotherService(admin, { name: 'Crisis help', code: 'H2011', category: crisis })
  const rooms = { fitting: site, other: room, fittingName: /North site/, otherName: /Room 2/ }
  return {
    Episode: { fitting: episode, other: ended, fittingName: /Outpatient/, otherName: /Crisis center/ },
    Location: rooms,
    LocationPicker: { ...rooms, other: closed, otherName: /Old room/ },
    OrganizationPicker: { fitting: school, other: shut, fittingName: /Elm school/, otherName: /Shut school/ },
    Practitioner: {
      fitting: worker,
      other: { ...owner, versionId: '1' },
      fittingName: /Licensed/,
      otherName: /Clin/,
    },
    Program: { fitting: center, other: program, fittingName: /Crisis center/, otherName: /Outpatient/ },
    Reference: { fitting: school, other: shut, fittingName: /Elm school/, otherName: /Shut school/ },
    RelatedPersonPicker: {
      ...{ fitting: await relative('Aldous', 'mother'), other: await relative('Borden', 'father') },
      ...{ fittingName: /Aldous/, otherName: /Borden/ },
    },
    Service: { fitting: help, other: service, fittingName: /Crisis help/, otherName: /Individual therapy/ },
  }
}
