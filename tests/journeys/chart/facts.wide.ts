import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { held } from '#tests/support/browser/held.ts'
import { takeOption, typeThere } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'

let house: House
let patient: Row
let clinicianAsks: Awaited<ReturnType<House['server']['signIn']>>

beforeAll(async () => {
  house = await openHouse()
  const admin = await house.server.signIn('admin')
  clinicianAsks = await house.server.signIn('clinician')
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
  await created(clinicianAsks, 'Observations', pulse('2026-01-05T09:00:00-06:00', 72))
  await created(clinicianAsks, 'Observations', pulse('2026-02-05T09:00:00-06:00', 131))
  await created(clinicianAsks, 'Observations', pulse('2026-03-05T09:00:00-06:00', 80))
})
afterAll(() => house?.close())

const pulse = (effective: string, value: number) => ({
  patient: bare(patient),
  status: 'Final',
  category: 'Vital',
  code: { code: 'pulse', display: 'Pulse' },
  value: { quantity: { value, unit: '/min' } },
  effective,
})

/** Counts what a person does beside typing: a key that is pressed or something that is clicked. */
function counting(page: Page) {
  let actions = 0
  return {
    count: () => actions,
    key: async (key: string) => {
      actions += 1
      await page.keyboard.press(key)
    },
    type: (text: string) => typeThere(page, text),
    tab: async (name: string) => {
      actions += 1
      await page
        .getByRole('navigation', { name: 'Parts of the chart' })
        .getByRole('link', { name, exact: true })
        .click()
    },
    take: async (name: RegExp) => {
      actions += 2
      await takeOption(page, name)
    },
  }
}

async function chart(options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}/patients/${patient.id}`, 'clinician')
  await page.getByRole('heading', { level: 1, name: /Rivera/ }).waitFor()
  return page
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true })
const picture = async (page: Page, name: string) => {
  const folder = process.env.SHOTS_DIR
  if (folder) await page.screenshot({ path: `${folder}/facts-${name}.png` })
}

const mostActions = 6

test('by keyboard, from the chart: a problem, an allergy, a medication and a weight in few actions each', async () => {
  const page = await chart()
  const counts: Record<string, number> = {}

  const problem = counting(page)
  await problem.tab('Problems')
  await page.getByRole('button', { name: /Add problem/ }).waitFor()
  await problem.key('n')
  await page.getByRole('combobox', { name: /Diagnosis or problem/ }).waitFor()
  await problem.type('generalized')
  await problem.take(/Generalized anxiety disorder/)
  await picture(page, 'problem-entry')
  await expectAccessible(page, 'the fields of a problem')
  await problem.key('Enter')
  await page.getByRole('rowheader', { name: /Generalized anxiety disorder/ }).waitFor()
  counts.problem = problem.count()

  const allergy = counting(page)
  await allergy.tab('Allergies')
  await page.getByRole('button', { name: /Add allergy/ }).waitFor()
  await allergy.key('n')
  await page.getByLabel('Substance').waitFor()
  await allergy.type('Penicillin')
  await allergy.key('Enter')
  await page.getByRole('rowheader', { name: 'Penicillin' }).waitFor()
  counts.allergy = allergy.count()

  const medication = counting(page)
  await medication.tab('Medications')
  await page.getByRole('button', { name: /Add medication/ }).waitFor()
  await medication.key('n')
  await page.getByRole('combobox', { name: /Medication/ }).waitFor()
  await medication.type('sertr')
  await medication.take(/Sertraline/)
  await medication.key('Tab')
  await page.getByText('Usual strengths: 25 mg, 50 mg, 100 mg').waitFor()
  await medication.type('50mg po qam')
  await page.getByText('Dose: 50 mg · Route: by mouth · How often: every morning').waitFor()
  await picture(page, 'medication-entry')
  await expectAccessible(page, 'the fields of a medication')
  await medication.key('Enter')
  await page.getByRole('row', { name: /Sertraline.*50 mg by mouth every morning/ }).waitFor()
  counts.medication = medication.count()

  const weight = counting(page)
  await weight.tab('Measures')
  await page.getByRole('button', { name: /Add measure/ }).waitFor()
  await weight.key('n')
  await page.getByLabel('What was measured').waitFor()
  await weight.type('weight')
  await weight.key('Tab')
  await weight.type('180 lb')
  await page.getByText('Understood: 180 lb').waitFor()
  await weight.key('Enter')
  await page.getByRole('row', { name: /Weight.*180 lb/ }).waitFor()
  counts.weight = weight.count()

  console.log(`actions besides typed text: ${JSON.stringify(counts)}`)
  for (const [fact, count] of Object.entries(counts)) expect(count, fact).toBeLessThanOrEqual(mostActions)
  await page.context().close()
})

test('how bad a reaction was is asked beside it, and need not be known', async () => {
  const page = await chart()
  await counting(page).tab('Allergies')
  await page.getByRole('button', { name: /Add allergy/ }).click()
  await page.getByLabel('Substance').fill('Sulfa')
  await page.getByLabel('Reaction', { exact: true }).fill('Rash')
  expect(await page.getByLabel('Severity of the reaction').inputValue()).toBe('')
  await page.getByLabel('Reaction', { exact: true }).press('Enter')
  await page.getByRole('row', { name: /Sulfa Rash/ }).waitFor()
  await page.getByRole('button', { name: /^Change: Sulfa/ }).click()
  await page.getByLabel('Severity of the reaction').selectOption('Severe')
  await page.getByLabel('Reaction', { exact: true }).press('Enter')
  await page.getByRole('row', { name: /Sulfa Rash \(Severe\)/ }).waitFor()
  await page.context().close()
})

test('what is typed stays when the fields are closed, and is there again when they are opened', async () => {
  const page = await chart()
  await counting(page).tab('Allergies')
  await page.getByRole('button', { name: /Add allergy/ }).click()
  await page.keyboard.type('Bee venom')
  await page.keyboard.press('Escape')
  expect(await page.getByLabel('Substance').count()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toMatch(/Add allergy/)
  await page.keyboard.press('n')
  await expect.poll(() => page.getByLabel('Substance').inputValue()).toBe('Bee venom')
  await page.context().close()
})

test('added while the connection is gone, there after it is back', async () => {
  const page = await chart()
  await counting(page).tab('Allergies')
  await page.getByRole('button', { name: /Add allergy/ }).waitFor()
  await page.context().setOffline(true)
  await page.keyboard.press('n')
  await page.keyboard.type('Peanuts')
  await page.keyboard.press('Enter')
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' })
  await waiting.getByText('Peanuts').waitFor()
  await picture(page, 'offline')
  await expectAccessible(page, 'a fact that waits')
  const before = await clinicianAsks.ask('POST', 'Allergies/queries', queryOf(patient))
  expect(JSON.stringify(before.body)).not.toContain('Peanuts')
  await page.context().setOffline(false)
  await page.getByRole('rowheader', { name: 'Peanuts' }).waitFor()
  await expect.poll(() => waiting.count()).toBe(0)
  await page.context().close()
})

const queryOf = ({ id }: Row) => ({
  body: [{ field: 'patient', op: 'eq', value: id }],
  headers: { 'x-partition-key': id },
})

/** The allergies of the chart, open for another one. */
async function allergies(): Promise<Page> {
  const page = await chart()
  await counting(page).tab('Allergies')
  await page.getByRole('button', { name: /Add allergy/ }).waitFor()
  await page.keyboard.press('n')
  await page.getByLabel('Substance').waitFor()
  return page
}
const stored = async (substance: string): Promise<readonly Row[]> => {
  const { body } = await clinicianAsks.ask('POST', 'Allergies/queries', queryOf(patient))
  return body.filter((row: Row) => JSON.stringify(row).includes(substance))
}

test('a correction that is typed while a save is on its way stays, and is saved upon what was saved', async () => {
  const page = await allergies()
  const create = await held(page, /\/Allergies/)
  await page.getByLabel('Substance').fill('Mold spore')
  await page.keyboard.press('Enter')
  await create.met
  await page.getByLabel('Substance').fill('Mold spores of hay')
  create.go()
  await page.getByText('Saved').first().waitFor()
  expect(await page.getByLabel('Substance').inputValue()).toBe('Mold spores of hay')
  await page.getByLabel('Substance').press('Enter')
  await page.getByRole('rowheader', { name: 'Mold spores of hay' }).waitFor()
  await expect.poll(() => page.getByLabel('Substance').count()).toBe(0)
  expect(await stored('Mold')).toHaveLength(1)
  await page.context().close()
})

test('the next fact that is typed while the one before is being saved is neither closed nor forgotten', async () => {
  const page = await allergies()
  const create = await held(page, /\/Allergies/)
  await page.getByLabel('Substance').fill('Cat hair')
  await page.keyboard.press('Enter')
  await create.met
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  expect(await page.getByLabel('Substance').inputValue()).toBe('')
  await page.keyboard.type('Dog hair')
  create.go()
  await page.getByRole('rowheader', { name: 'Cat hair' }).waitFor()
  expect(await page.getByLabel('Substance').inputValue()).toBe('Dog hair')
  await page.keyboard.press('Enter')
  await page.getByRole('rowheader', { name: 'Dog hair' }).waitFor()
  await page.context().close()
})

test.each([
  { moment: 'has not been told yet', isTold: false },
  { moment: 'was told before they save', isTold: true },
])(
  'after another hand has changed the same, and who types $moment, saving once more stores what was typed and keeps the rest',
  async ({ isTold }) => {
    const page = await allergies()
    const substance = isTold ? 'Mugwort' : 'Ragweed'
    await page.getByLabel('Substance').fill(substance)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: new RegExp(`^Change: ${substance}`) }).click()
    await page.getByLabel('Reaction', { exact: true }).fill('Cough')
    const [row] = await stored(substance)
    const other = await clinicianAsks.ask('PATCH', `Allergies/${row?.id}?versionId=1`, {
      body: [
        { op: 'add', path: '/reactions', value: [{ manifestation: 'Hives', date: '2026-01' }] },
        { op: 'replace', path: '/criticality', value: 'High' },
      ],
    })
    expect(other).toMatchObject({ status: 200 })
    if (isTold) {
      // Whatever is done on the chart brings what others have done.
      await page.getByRole('button', { name: 'Mark all reviewed' }).click()
      await page.getByRole('row', { name: new RegExp(`${substance} Hives High`) }).waitFor()
    }
    await page.getByLabel('Reaction', { exact: true }).press('Enter')
    await region(page, 'Allergies').getByRole('alert').waitFor()
    expect(await stored(substance)).toMatchObject([{ reactions: [{ manifestation: 'Hives' }] }])
    await page.getByLabel('Reaction', { exact: true }).press('Enter')
    await page.getByRole('row', { name: new RegExp(`${substance} Cough.*High`) }).waitFor()
    await page.context().close()
  },
)

test('what was refused, closed and opened again is saved as the one record that it is', async () => {
  const page = await allergies()
  const sent: string[] = []
  await page.route(/\/Allergies/, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST' || request.url().includes('queries')) return route.fallback()
    sent.push(request.headers()['idempotency-key'] ?? '')
    if (sent.length > 1) return route.fallback()
    return route.fulfill({ status: 400, contentType: 'application/json', body: '{}' })
  })
  await page.getByLabel('Substance').fill('Wasp venom')
  await page.keyboard.press('Enter')
  await region(page, 'Allergies').getByRole('alert').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  expect(await page.getByLabel('Substance').inputValue()).toBe('Wasp venom')
  await page.keyboard.press('Enter')
  await page.getByRole('rowheader', { name: 'Wasp venom' }).waitFor()
  expect(sent[1]).toBe(sent[0])
  expect(await stored('Wasp')).toHaveLength(1)
  await page.context().close()
})

test('a medication is stopped with its reason, and another list is compared side by side', async () => {
  const page = await chart()
  await counting(page).tab('Medications')
  await page.getByRole('button', { name: /Stop: Sertraline/ }).click()
  await page.keyboard.press('Enter')
  await page.getByText('Fill this in').waitFor()
  await page.getByLabel(/Stop reason/).fill('Nausea')
  await page.keyboard.press('Enter')
  await page.getByText('Past (1)').waitFor()

  await page.getByText('Past (1)').click()
  await page.getByRole('row', { name: /Sertraline.*Stopped.*Nausea/ }).waitFor()
  await page.getByRole('button', { name: 'Compare with another list' }).click()
  await page.getByLabel(/The other list/).fill('Bupropion XL 150 mg qam\nMelatonin at bedtime')
  await page.getByRole('button', { name: 'Add to the chart: Bupropion XL' }).click()
  await page.getByRole('row', { name: /Bupropion XL.*Bupropion XL.*The same/ }).waitFor()
  await page.getByRole('button', { name: 'Change: Bupropion XL' }).click()
  await page.getByRole('button', { name: 'More fields' }).click()
  await page.getByLabel('Indication').selectOption('Generalized anxiety disorder')
  await page.getByLabel('Indication').press('Enter')
  await page.getByRole('row', { name: /Bupropion XL 150 mg every morning Generalized anxiety/ }).waitFor()
  await picture(page, 'comparison')
  await expectAccessible(page, 'two lists side by side')
  await page.context().close()
})

test('a list that is compared stays while one looks elsewhere, and what is taken over of it twice comes once', async () => {
  const page = await chart()
  await counting(page).tab('Medications')
  await page.getByRole('button', { name: 'Compare with another list' }).click()
  const other = region(page, 'Medications').getByRole('textbox').first()
  await other.fill('Lithium 300 mg twice a day')
  await page.getByRole('button', { name: 'Compare with another list' }).click()
  await counting(page).tab('Allergies')
  await page.getByRole('button', { name: /Add allergy/ }).waitFor()
  await counting(page).tab('Medications')
  await page.getByRole('button', { name: 'Compare with another list' }).click()
  await expect.poll(() => other.inputValue()).toBe('Lithium 300 mg twice a day')
  await page.getByRole('button', { name: /: Lithium$/ }).dblclick()
  await page.getByRole('row', { name: /Lithium 300 mg.*Active/ }).waitFor()
  const { body } = await clinicianAsks.ask('POST', 'Medications/queries', queryOf(patient))
  expect(body.filter((row: Row) => JSON.stringify(row).includes('Lithium'))).toHaveLength(1)
  await page.context().close()
})

test('a measure is drawn over time, and what is unusual is marked', async () => {
  const page = await chart()
  await counting(page).tab('Measures')
  await page.getByRole('row', { name: /Pulse.*131 .*High/ }).waitFor()
  await page.getByLabel('Show').selectOption('pulse')
  await page.getByRole('img', { name: /Pulse: 3 values/ }).waitFor()
  await picture(page, 'trend')
  await expectAccessible(page, 'a measure over time')
  await page.context().close()
})

test('what is no vital sign is measured in one’s own words, marked by its own range, found again and corrected', async () => {
  const page = await chart()
  const measure = counting(page)
  await measure.tab('Measures')
  await page.getByRole('button', { name: /Add measure/ }).click()
  await page.getByLabel('What was measured').selectOption('Something else')
  await page.getByLabel('Its name').fill('weight')
  await page.getByLabel('Value').fill('180')
  await page.keyboard.press('Enter')
  await page.getByText(/^This is in the list above/).waitFor()
  await page.getByLabel('Its name').fill('Blood glucose')
  await page.getByLabel('Value').fill('132 mg/dL')
  await page.getByText('Understood: 132 mg/dL').waitFor()
  await page.getByRole('button', { name: 'More fields' }).click()
  await page.getByLabel('Usual from').fill('99')
  await page.getByLabel('Usual to').fill('70')
  await page.keyboard.press('Enter')
  await page.getByText('This is less than where the usual range begins.').waitFor()
  await page.getByLabel('Usual from').fill('70')
  await page.getByLabel('Usual to').fill('99')
  await page.getByText('High: 132 mg/dL. Values outside of 70–99 are marked.').waitFor()
  await picture(page, 'measure-in-words')
  await expectAccessibleInEachLook(page, 'a measure in one’s own words')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /Blood glucose.*132 mg\/dL.*High.*70–99 mg\/dL/ })
  await row.waitFor()

  await page.getByLabel('Show').selectOption('Blood glucose')
  await row.waitFor()
  await row.getByRole('button').first().click()
  await page.getByLabel('Value').fill('92 mg/dL')
  await page.keyboard.press('Enter')
  const corrected = page.getByRole('row', { name: /Blood glucose.*92 mg\/dL.*Amended/ })
  await corrected.waitFor()
  expect(await corrected.getByText('High').count()).toBe(0)
  await page.context().close()
})

test('that there are no allergies is a statement of its own, and the list is marked as reviewed', async () => {
  const admin = await house.server.signIn('admin')
  const other = await created(admin, 'Patients', {
    name: { use: 'official', given: ['Ben'], family: 'Quiet' },
    birthDate: '1985-01-01',
    gender: 'male',
    careTeam: [
      {
        id: '1',
        member: staff(house.server, 'clinician'),
        role: { code: 'primary-clinician', display: 'Therapist' },
        participation: 'PrimaryPerformer',
      },
    ],
  })
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${other.id}/allergies`, 'clinician')
  await page.getByText(/no one has said that there are none/).waitFor()
  await page.getByRole('button', { name: 'No known allergies' }).click()
  await page.getByRole('rowheader', { name: 'No known allergies' }).waitFor()
  await page.getByText('Not reviewed since the last change').waitFor()
  await page.getByRole('button', { name: 'Mark all reviewed' }).click()
  await page.getByText(/Reviewed .* by/).waitFor()
  await page.keyboard.press('n')
  await page.keyboard.type('Latex')
  await page.keyboard.press('Enter')
  await page.getByRole('rowheader', { name: 'Latex' }).waitFor()
  await expect.poll(() => region(page, 'Allergies').getByText('Past (1)').count()).toBe(1)
  await page.context().close()
})

test('the front desk adds a coverage and a guardian; what is authorized is drawn with what is left', async () => {
  const admin = await house.server.signIn('admin')
  const payer = await created(admin, 'Organizations', { name: 'Illinois Medicaid', kind: 'Payer' })
  const service = await created(admin, 'HealthcareServices', {
    name: 'Individual therapy',
    code: 'H0004',
    category: { code: 'therapy-individual', display: 'Individual therapy' },
    status: 'Draft',
    flags: ['Billable'],
    sessionTimeUnit: 'Duration',
    rounding: 'EightMinute',
    incrementMinutes: 15,
    minMinutes: 16,
    maxMinutes: 90,
    modes: ['InPerson'],
  })
  await created(admin, 'Coverages', {
    beneficiary: bare(patient),
    payer: bare(payer),
    type: { code: 'commercial', display: 'Commercial' },
    status: 'Active',
    memberId: 'XB1',
    relationship: { code: 'self', display: 'Self' },
    period: { start: '2026-01-01' },
    eligibility: [{ checkedAt: '2026-02-01T15:00:00Z', result: 'Eligible' }],
    authorizations: [
      {
        id: '1',
        number: 'AU-77120',
        status: 'Approved',
        services: [bare(service)],
        unitKind: { code: 'session', display: 'Session' },
        unitsApproved: 24,
        period: { start: '2026-01-01', end: '2026-06-30' },
      },
    ],
  })
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${patient.id}/coverage`, 'admin')
  await page.getByRole('img', { name: '0 used, 0 planned, 24 left of 24 (Session)' }).waitFor()
  await page.getByRole('row', { name: /Illinois Medicaid.*XB1.*Eligible/ }).waitFor()
  await picture(page, 'coverage')
  await page.keyboard.press('n')
  await page.getByRole('combobox', { name: /Payer/ }).waitFor()
  await page.keyboard.type('illi')
  await takeOption(page, /Illinois Medicaid/)
  await page.getByRole('combobox', { name: 'Type' }).selectOption('medicaid')
  await page.getByLabel('Member ID').fill('MD4471902')
  await page.getByLabel('From').fill('3/2026')
  await page.keyboard.press('Enter')
  await page.getByText('Write the whole day').waitFor()
  await page.getByLabel('From').fill('3/1/2026')
  await expectAccessible(page, 'the fields of a coverage')
  await picture(page, 'coverage-entry')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /MD4471902/ }).waitFor()

  await page.getByRole('button', { name: 'Add authorization' }).press('Enter')
  await page.getByLabel('Number').fill('AU-90001')
  await page.getByRole('combobox', { name: 'Service' }).click()
  await page.keyboard.type('therapy')
  await takeOption(page, /Individual therapy/)
  await page.getByLabel('From').fill('3/1/2026')
  await page.getByLabel('Units approved').press('Enter')
  await page.getByText('Write how many').waitFor()
  await page.getByLabel('Units approved').fill('12')
  await page.getByRole('combobox', { name: 'Unit kind' }).selectOption('session')
  await expectAccessible(page, 'the fields of an authorization')
  await picture(page, 'authorization-entry')
  await page.getByLabel('Units approved').press('Enter')
  await page.getByRole('img', { name: '0 used, 0 planned, 12 left of 12 (Session)' }).waitFor()
  await page.getByRole('button', { name: 'Change authorization AU-90001' }).click()
  await page.getByLabel('Units approved').fill('20')
  await page.getByLabel('Units approved').press('Enter')
  await page.getByRole('img', { name: '0 used, 0 planned, 20 left of 20 (Session)' }).waitFor()
  await page.getByRole('img', { name: '0 used, 0 planned, 24 left of 24 (Session)' }).waitFor()

  await page.getByRole('link', { name: 'Contacts', exact: true }).click()
  await page.getByRole('button', { name: /Add contact/ }).waitFor()
  await page.keyboard.press('n')
  await page.getByLabel(/^Name/).waitFor()
  await page.keyboard.type('Marisol Vega Rivera')
  await page.getByText('Given name: Marisol Vega · Family name: Rivera').waitFor()
  await page.getByLabel(/^Relationship/).selectOption('mother')
  await page.getByLabel('Phone').fill('312 555 0142')
  await page.getByRole('button', { name: 'More fields' }).click()
  await page.getByLabel('Decides for the patient by law').check()
  await page.getByLabel('Authority from').fill('1/1/2026')
  await page.getByLabel('Authority until').fill('1/1/2027')
  await expectAccessible(page, 'the fields of a contact')
  await picture(page, 'contact-entry')
  await page.getByLabel('Authority until').press('Enter')
  await page
    .getByRole('row', { name: /Marisol Vega Rivera.*\(312\) 555-0142.*Legal authority, paper not seen/ })
    .waitFor()
  await picture(page, 'contacts')
  await page.context().close()
})

test('a role that may not write finds nothing to write with', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${patient.id}/allergies`, 'quality')
  await page.getByRole('rowheader', { name: 'Penicillin' }).waitFor()
  expect(await page.getByRole('button', { name: /Add|Change|Mark all|No longer/ }).count()).toBe(0)
  await page.keyboard.press('n')
  expect(await page.getByLabel('Substance').count()).toBe(0)
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
