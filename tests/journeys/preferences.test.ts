import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, type House, openHouse } from '#tests/support/pages.ts'
import type { TestClient } from '#tests/support/server.ts'

let house: House
let admin: TestClient

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
  await enter(page, house.server.url, login)
  if (path !== '/') await page.goto(`${house.server.url}${path}`)
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

  test('where clinicians may not book, nobody who only does that is offered to; where they may, it is offered', async () => {
    await choose({ appointmentCreation: false })
    const closed = await open('clinician', '/calendar')
    await closed.getByRole('button', { name: 'Today', exact: true }).waitFor()
    expect(await closed.getByRole('button', { name: /^New (session|Visit)/ }).count()).toBe(0)

    await choose({ appointmentCreation: true })
    const opened = await open('clinician', '/calendar')
    await opened.getByRole('button', { name: /^New (session|Visit)/ }).waitFor()
    expect(house.complaints).toEqual([])
  })
})
