import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { pdf, png } from '#tests/support/content/files.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let scene: Scene
let clinician: TestClient
let noteId: string

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    questions: [
      { id: 'letters', type: 'Attachment', label: 'Letters', contentTypes: ['application/pdf'], maxFiles: 2 },
      { id: 'photo', type: 'Image', label: 'Photo' },
      { id: 'body', type: 'BodyMap', label: 'Where it hurts' },
      { id: 'allergies', type: 'Allergies', label: 'Allergies' },
      { id: 'vitals', type: 'VitalSigns', label: 'Vital signs' },
    ],
  })
  clinician = await house.server.signIn('clinician')
  await created(clinician, 'Allergies', {
    patient: { id: scene.patient.id, resourceType: 'Patient' },
    kind: 'Allergy',
    category: 'Medication',
    substance: { code: 'penicillin', display: 'Penicillin' },
    status: 'Active',
  })
  const appointment = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-04T15:00:00.000Z'))
  const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
  noteId = started.body.note.id
}, 120_000)

afterAll(async () => {
  await house?.close()
})

const letter = { name: 'school.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf(['A letter.'])) }
const picture = { name: 'wrist.png', mimeType: 'image/png', buffer: Buffer.from(png(60, 80)) }

test('files, marks on a body and lines of the chart are answers of a note', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  const letters = page.getByRole('group', { name: 'Letters' })
  const photo = page.getByRole('group', { name: 'Photo' })

  await letters.locator('input[type=file]').first().setInputFiles([letter, picture])
  await letters.getByText('school.pdf', { exact: true }).waitFor()
  await letters.getByRole('alert').getByText('wrist.png').waitFor()
  await photo.locator('input[type=file]').first().setInputFiles(picture)
  await photo.getByRole('img', { name: 'wrist.png' }).waitFor()
  await photo.getByLabel('Caption').fill('Left wrist')

  const body = page.getByRole('group', { name: 'Where it hurts' })
  await body.getByLabel('Region', { exact: true }).first().selectOption({ label: 'Left hand' })
  await body.getByRole('button', { name: 'Add mark' }).click()
  await body.getByRole('img', { name: /figure with 1 mark/ }).waitFor()

  await page.getByRole('button', { name: 'Take from the chart: Allergies' }).click()
  await page.getByRole('checkbox', { name: /Penicillin/ }).check()
  await expectAccessible(page, 'a note with a panel of the chart')
  await page.getByRole('button', { name: 'Take over 1 line' }).click()
  await page.getByRole('group', { name: 'Allergies 1' }).waitFor()

  await expect.poll(stored).toMatchObject({
    letters: [{ resourceType: 'DocumentReference' }],
    photo: { media: { resourceType: 'Media' }, caption: 'Left wrist' },
    body: { marks: [{ region: 'left-hand' }] },
    allergies: [{ snapshot: expect.stringContaining('Penicillin') }],
  })
  expect(house.complaints).toEqual([])
  await page.context().close()
})

async function stored(): Promise<object> {
  const { body } = await clinician.ask('GET', `Notes/${noteId}`)
  return body.sections.at(-1).data
}
