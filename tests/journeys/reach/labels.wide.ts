import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, press, tabTo } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'

let house: House
let patient: Row
let condition: Row

beforeAll(async () => {
  house = await openHouse()
  const admin = await house.server.signIn('admin')
  const clinician = await house.server.signIn('clinician')
  patient = await created(admin, 'Patients', {
    name: { use: 'official', given: ['Ana'], family: 'Rivera' },
    birthDate: '1991-04-12',
    gender: 'female',
    careTeam: [
      {
        id: '1',
        member: staff(house.server, 'clinician'),
        role: { code: 'primary-clinician', display: 'Therapist' },
        participation: 'PrimaryPerformer',
      },
    ],
  })
  condition = await created(clinician, 'Conditions', {
    subject: bare(patient),
    category: 'Diagnosis',
    code: {
      code: 'F41.1',
      display: 'Generalized anxiety disorder',
      system: 'http://hl7.org/fhir/sid/icd-10-cm',
    },
    clinicalStatus: 'Active',
    verification: 'Confirmed',
  })
})
afterAll(() => house?.close())

test('by keyboard: who may labels a record, sees what each label means, and lifts it; what is not theirs is not offered', async () => {
  const telephone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
  for (const options of [{}, telephone]) {
    const { page } = await house.open(options)
    await enterAt(page, `${house.server.url}/resources/Condition/${condition.id}`, 'clinician')
    await page.getByText('No label. Everyone who reaches the record reads it.').waitFor()
    await press(page, 'Change labels')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'HIV' }).waitFor()
    expect(await dialog.getByRole('checkbox', { name: 'Psychotherapy note' }).count()).toBe(0)
    expect(await dialog.getByRole('checkbox', { name: 'Very restricted' }).count()).toBe(0)
    await expectAccessible(page, 'the labels that may be changed')
    await tabTo(page, /^HIV/)
    await page.keyboard.press('Space')
    await press(page, 'Save labels')
    await dialog.waitFor({ state: 'hidden' })
    const shown = page.getByRole('region', { name: 'Security labels' })
    await shown.getByText('HIV').waitFor()
    await shown.getByText('Read by those who work on it and the care team.').waitFor()
    await expectAccessible(page, 'a labelled record')

    await page.goto(`${house.server.url}/patients/${patient.id}`)
    await arrive(page, /Rivera/)
    await page.getByRole('region', { name: 'Problems' }).getByText('HIV').waitFor()
    await page.goto(`${house.server.url}/resources/Condition/${condition.id}`)
    await shown.getByText('HIV').waitFor()
    await press(page, 'Change labels')
    await dialog.getByRole('checkbox', { name: 'HIV' }).waitFor()
    await tabTo(page, /^HIV/)
    await page.keyboard.press('Space')
    await press(page, 'Save labels')
    await page.getByText('No label. Everyone who reaches the record reads it.').waitFor()
    await page.context().close()
  }
  expect(house.complaints).toEqual([])
})
