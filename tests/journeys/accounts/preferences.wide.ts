import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishImport, storeCodes } from '#server/stores/codes/store-codes-query.ts'
import { tabTo } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { active, bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient
let rivera: Row

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
})
afterAll(() => house?.close())

async function choose(fields: Readonly<Record<string, unknown>>): Promise<void> {
  const { body } = await admin.ask('GET', 'PracticePreferences/default')
  const answer = await admin.ask('PATCH', `PracticePreferences/default?versionId=${body.meta.versionId}`, {
    body: Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
  })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
}

async function open(login: string, path = '/'): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, login)
  return page
}

describe('what a practice chooses', () => {
  test('its words are said in the rail, in the lists, above a new record and beside its fields', async () => {
    await choose({
      labels: {
        patient: { singular: 'Client', plural: 'Clients' },
        session: { singular: 'Visit', plural: 'Visits' },
        location: { singular: 'Site', plural: 'Sites' },
        enrollment: { singular: 'Enrollment', plural: 'Enrollments' },
        problem: { singular: 'Concern', plural: 'Concerns' },
        practitioner: { singular: 'Clinician', plural: 'Clinicians' },
      },
    })
    const page = await open('admin', '/resources')

    await page.locator('.rail').getByText('Clients', { exact: true }).waitFor()
    const lists = page.locator('.types')
    for (const list of ['Clients', 'Visits', 'Sites', 'Concerns', 'Clinicians'])
      await lists.getByText(list, { exact: true }).waitFor()
    expect(await lists.getByText(/\b(Patients|Sessions|Locations|Practitioners)\b/).count()).toBe(0)

    await page.goto(`${house.server.url}/resources/Patient/new`)
    await page.getByRole('heading', { name: 'New: Client' }).waitFor()
    await page.getByText('Default Site').first().waitFor()
  })

  test('a picker offers what the practice has left of its list, in its words', async () => {
    await choose({
      codedListOverrides: [
        {
          list: 'marital-status',
          hidden: ['separated'],
          added: [{ code: 'engaged', display: 'Engaged' }],
          renamed: [{ code: 'never-married', display: 'Single' }],
        },
      ],
    })
    const page = await open('admin', '/resources/Patient/new')
    const picker = page.getByRole('combobox', { name: 'Marital status' })
    await picker.click()
    await page.getByRole('option', { name: 'Single', exact: true }).waitFor()
    const offered = await page
      .getByRole('listbox', { name: 'Marital status' })
      .getByRole('option')
      .allTextContents()
    expect(offered).toContain('Engaged')
    expect(offered).not.toContain('Separated')
    expect(offered).not.toContain('Never married')
  })

  test('a diagnosis is sought by its words in the whole imported system, and chosen by the keyboard', async () => {
    const run = { system: 'http://hl7.org/fhir/sid/icd-10-cm', at: new Date().toISOString() }
    await storeCodes(house.server.world.database, run, [
      { code: 'F40', display: 'Phobic anxiety disorders', isBillable: false },
      { code: 'F40.01', display: 'Agoraphobia with panic disorder', isBillable: true },
      { code: 'F41.1', display: 'Generalized anxiety disorder', isBillable: true },
      { code: 'F63.1', display: 'Pyromania', isBillable: true },
    ])
    await finishImport(house.server.world.database, run)
    rivera = await created(admin, 'Patients', {
      name: { use: 'official', given: ['Ana'], family: 'Rivera' },
      birthDate: '1991-04-12',
      gender: 'female',
      careTeam: [
        {
          id: 'primary',
          member: staff(house.server, 'clinician'),
          role: { code: 'primary-clinician', display: 'Primary clinician' },
          participation: 'PrimaryPerformer',
          period: { start: '2026-01-05' },
        },
      ],
    })
    const page = await open('clinician', '/resources/Condition/new')
    const words = Promise.withResolvers<void>()
    await page.route(/condition-code-[^/]*\.js/, async (route) => {
      await words.promise
      await route.fallback()
    })
    await page.reload()
    await page.getByRole('combobox', { name: 'Code', exact: true }).waitFor()
    await tabTo(page, /^Code/)
    // Who types before the words of the list have come has typed nothing in vain.
    await page.keyboard.type('pyro')
    words.resolve()
    const picker = page.getByRole('combobox', { name: 'Code', exact: true })
    const list = page.getByRole('listbox', { name: 'Code' })
    await list.getByRole('option', { name: 'Pyromania (F63.1)' }).waitFor()
    expect(await list.getByRole('option').count()).toBe(1)
    await expectAccessible(page, 'a code that is sought')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await picker.inputValue()).toContain('Pyromania')

    await tabTo(page, /^Subject/)
    await page.keyboard.type('Rivera')
    await page.getByRole('option', { name: /Rivera/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    for (const answer of ['Diagnosis', 'Active', 'Confirmed'])
      await page.getByRole('radio', { name: answer, exact: true }).check()
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /Pyromania/ }).waitFor()
    const clinician = await house.server.signIn('clinician')
    const { body } = await clinician.ask('GET', `Conditions/${page.url().split('/').at(-1)}`)
    expect(body.code).toMatchObject({ code: 'F63.1', display: 'Pyromania' })
  })

  test('the search for a problem begins with what the program of the patient treats; all codes are one tick away', async () => {
    const program = await active(admin, 'Programs', {
      name: 'Anxiety',
      code: 'ANX',
      kind: 'Outpatient',
      diagnosisCategories: ['F4'],
    })
    await created(admin, 'EpisodesOfCare', {
      patient: bare(rivera),
      program: bare(program),
      status: 'Active',
      period: { start: '2026-01-05' },
    })
    const offered = async (page: Page) => {
      const search = page.getByRole('combobox', { name: 'Diagnosis or concern' })
      await search.fill('')
      await search.fill('F')
      const options = page.getByRole('listbox', { name: 'Diagnosis or concern' }).getByRole('option')
      await options.filter({ hasText: 'Agoraphobia' }).waitFor()
      return options.allTextContents()
    }
    const begin = async () => {
      const page = await open('clinician', `/patients/${rivera.id}/problems`)
      await page.getByRole('button', { name: 'Add concern' }).click()
      return page
    }
    const plain = await begin()
    expect(await offered(plain)).toHaveLength(3)
    expect(await plain.getByRole('checkbox', { name: 'Search all codes' }).count()).toBe(0)
    await plain.context().close()

    await choose({ filterDiagnosesByProgram: true })
    const page = await begin()
    await page.getByText('among what the program treats').waitFor()
    expect((await offered(page)).map((text) => text.slice(0, 11))).toEqual(['Agoraphobia', 'Generalized'])
    await expectAccessible(page, 'a problem sought among those of the program')
    await page.getByRole('checkbox', { name: 'Search all codes' }).check()
    await offered(page)
    await page.getByRole('option', { name: 'Pyromania' }).waitFor()
  })

  test('letters that somebody has chosen large are large on the next device too, and only for that person', async () => {
    const zoom = (page: Page) =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mantine-scale'))
    const page = await open('clinician')
    const before = await zoom(page)
    await page.getByRole('button', { name: /: account and appearance$/ }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Large text' }).click()
    await expect.poll(() => zoom(page)).not.toBe(before)
    const clinician = await house.server.signIn('clinician')
    const across = { headers: { 'x-enable-cross-partition': 'true' } }
    const kept = async () => (await clinician.ask('GET', 'PersonalPreferences', across)).body[0]
    await expect.poll(kept).toMatchObject({ fontAppearance: 'Large', overridden: true })

    const elsewhere = await open('clinician')
    await expect.poll(() => zoom(elsewhere)).not.toBe(before)
    expect(await zoom(await open('admin'))).toBe(before)
  })

  test('no page complained', () => {
    expect(house.complaints).toEqual([])
  })
})
