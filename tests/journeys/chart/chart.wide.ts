import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  type House,
  openHouse,
  settle,
} from '#tests/support/browser/open-house.ts'
import { canaries, type FilledChart, fillChart } from '#tests/support/scenes/fill-chart.ts'
import { active, bare, created, staff } from '#tests/support/scenes/scene.ts'

const phone = { viewport: { width: 390, height: 844 } }

let house: House
let chart: FilledChart

beforeAll(async () => {
  house = await openHouse()
  chart = await fillChart(house.server)
}, 180_000)

afterAll(() => house?.close())

async function opened(path: string, options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}${path}`, 'clinician')
  return page
}

const nameOnToday = (page: Page) =>
  page.getByRole('heading', { level: 2 }).getByRole('link', { name: /^Rivera, Ana/ })

const address = () => `/patients/${chart.patient.id}`

test('from Today one is in a chart in at most two actions, by mouse and by keyboard', async () => {
  const byMouse = await opened('/today')
  await nameOnToday(byMouse).click()
  await byMouse.getByRole('navigation', { name: 'Parts of the chart' }).waitFor()
  await byMouse.context().close()

  const byKeys = await opened('/today')
  await nameOnToday(byKeys).waitFor()
  await tabTo(byKeys, /^Rivera, Ana/)
  await byKeys.keyboard.press('Enter')
  await arrive(byKeys, /Rivera/)
  const actions = { mouse: 1, keyboard: 2 }
  console.log(JSON.stringify({ test: 'from Today to a chart', actions }))
  await byKeys.context().close()
})

test('the header says who it is and what has to be seen first, on the chart, a note, a record and an appointment', async () => {
  const page = await opened(address())
  const header = page.getByRole('region', { name: /^Patient: Rivera, Ana/ })
  await header.getByText(`Allergies: ${canaries.allergy}`).waitFor()
  await header.getByText('born Apr 12, 1991').waitFor()
  await page.goto(`${house.server.url}/notes/${chart.note.id}`)
  await header.getByText(`Allergies: ${canaries.allergy}`).waitFor()
  await page.goto(`${house.server.url}/resources/Condition/${chart.scene.condition.id}`)
  await header.getByText(`Allergies: ${canaries.allergy}`).waitFor()
  await expectAccessible(page, 'a record with the header of its patient')
  await page.goto(`${house.server.url}/calendar`)
  await page.getByRole('button', { name: /^Rivera, Ana.*Individual therapy/ }).click()
  await page
    .locator('.event-panel')
    .getByRole('region', { name: /^Patient: Rivera, Ana/ })
    .waitFor()
  await page.context().close()
})

test('on a phone the tabs are a menu; the header says age, birth date and allergies, and opens for the rest', async () => {
  const page = await opened(`${address()}/timeline`, phone)
  await page.getByRole('button', { name: 'Timeline' }).click()
  await page.getByRole('menuitem', { name: 'Team' }).click()
  await page.getByRole('heading', { name: 'Care team' }).waitFor()
  const header = page.getByRole('region', { name: /^Patient: Rivera, Ana/ })
  await header.getByText('born Apr 12, 1991').waitFor()
  await header.getByText(`Allergies: ${canaries.allergy}`).waitFor()
  expect(await header.getByText('Care team').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'More about Rivera, Ana' }).click()
  await header.getByText('Care team').waitFor()
  await expectAccessible(page, 'the open header on a phone')
  await page.context().close()
})

test('going from tab to tab by arrow keys keeps the header, and the address brings the tab back', async () => {
  const page = await opened(address())
  await arrive(page, /Rivera/)
  await tabTo(page, 'Summary')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText('1 note', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Notes')
  expect(page.url()).toContain('/notes')
  await page.reload()
  await page.getByText('1 note', { exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('region', { name: 'Allergies' }).waitFor()
  await page.context().close()
})

test('the timeline shows one kind alone with one press, by keyboard too, and everything again', async () => {
  const page = await opened(`${address()}/timeline`)
  const kind = (name: RegExp) => page.getByRole('button', { name })
  const kinds = () => page.locator('.timeline-list > li > .tab-dim').allTextContents()
  await kind(/^Allergies 1$/).focus()
  await page.keyboard.press('Enter')
  await expect.poll(kinds).toEqual(['Allergy, recorded'])
  await kind(/^Observations 1$/).click()
  await expect.poll(async () => (await kinds()).toSorted()).toEqual(['Allergy, recorded', 'Observation'])
  await kind(/^All \d+$/).click()
  await expect.poll(async () => (await kinds()).length).toBeGreaterThan(2)
  await page.context().close()
})

test('a note is found by its words and read beside the list', async () => {
  const page = await opened(`${address()}/notes`)
  await page.getByRole('searchbox', { name: 'Search the text of notes' }).fill(canaries.note.slice(0, 9))
  await page.getByText('1 note found in 1').waitFor()
  await page.getByRole('button', { name: new RegExp(canaries.note) }).click()
  const reader = page.getByRole('region', { name: 'The note' })
  await reader.getByText(canaries.note).waitFor()
  await expectAccessible(page, 'a note that is read in place')
  await page.getByRole('searchbox').fill('nothing of the kind')
  await page.getByText('0 notes found in 1').waitFor()
  await page.context().close()
})

test('cards are moved and hidden by keyboard, stay so after a reload, and go back to the usual order', async () => {
  const page = await opened(address())
  const cards = page.locator('.chart > section')
  const order = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))
  await page.getByRole('region', { name: 'Allergies' }).waitFor()
  const before = await order()
  await page.getByRole('switch', { name: 'Arrange the cards' }).press('Space')
  await press(page, 'Move forward: Allergies')
  const at = before.indexOf('Allergies')
  await expect.poll(order).toEqual(before.with(at - 1, 'Allergies').with(at, before[at - 1] ?? ''))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await order()).indexOf('Allergies')).toBe(at - 2)
  await press(page, 'Hide: Programs')
  await expectAccessible(page, 'cards that are arranged')
  await expect.poll(order).not.toContain('Programs')
  await page.getByRole('button', { name: /^All saved/ }).waitFor()
  const wanted = await order()
  await settle(page)
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('region', { name: 'Allergies' }).waitFor()
      return order()
    })
    .toEqual(wanted)
  await page.getByRole('switch', { name: 'Arrange the cards' }).press('Space')
  await page.getByRole('button', { name: 'Back to the usual order' }).click()
  await expect.poll(order).toEqual(before)
  await page.context().close()
})

test('what others have written since I last looked stands on the summary, and my own does not', async () => {
  const page = await opened(address())
  const card = page.getByRole('region', { name: 'Since you last looked' })
  await card.getByText(/From now on|Nothing has changed|Changed by others/).waitFor()
  await page.waitForTimeout(5_000)
  await tabTo(page, 'Notes')
  await page.keyboard.press('Enter')
  await page.getByText('1 note', { exact: true }).waitFor()
  await page.goBack()
  await card.getByText(/Nothing has changed|Changed by others/).waitFor()
  const admin = await house.server.signIn('intake')
  const answer = await admin.ask('POST', 'Allergies', {
    body: {
      patient: { id: chart.patient.id, resourceType: 'Patient' },
      kind: 'Allergy',
      category: 'Food',
      status: 'Active',
      substance: { code: 'soy', display: 'Soybeans' },
    },
  })
  expect(answer.status).toBe(201)
  await expect
    .poll(
      async () => {
        await page.reload()
        await card.getByText(/From now on|Nothing has changed|Changed by others/).waitFor()
        return card.getByText('Soybeans').count()
      },
      { timeout: 20_000 },
    )
    .toBe(1)
  await page.context().close()
}, 60_000)

test('a confidential chart says so, and by what right one reads it', async () => {
  const { admin, otherPatient } = chart.scene
  const { body } = await admin.ask('GET', `Patients/${otherPatient.id}`)
  const confidentialTeam = [{ practitioner: staff(house.server, 'clinician') }]
  const answer = await admin.ask('PATCH', `Patients/${otherPatient.id}?versionId=${body.meta.versionId}`, {
    body: [{ op: 'add', path: '/confidentialTeam', value: confidentialTeam }],
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const page = await opened(`/patients/${otherPatient.id}`)
  await page.getByText('You are on its team.').waitFor()
  await expectAccessible(page, 'a confidential chart')
  await page.context().close()
})

test('that there is a substance use record is said to those alone who may read one', async () => {
  const admin = await house.server.signIn('admin')
  const program = await active(admin, 'Programs', {
    name: 'Recovery',
    code: 'recovery',
    kind: 'IntensiveOutpatient',
    part2: true,
  })
  const therapist = {
    role: { code: 'primary-clinician', display: 'Therapist' },
    participation: 'PrimaryPerformer',
  }
  const patient = await created(admin, 'Patients', {
    name: { use: 'official', given: ['Cleo'], family: 'Cedar' },
    birthDate: '1990-02-03',
    gender: 'female',
    careTeam: [{ id: '1', member: staff(house.server, 'clinician'), ...therapist }],
  })
  await created(admin, 'EpisodesOfCare', {
    patient: bare(patient),
    program: bare(program),
    status: 'Active',
    period: { start: '2026-01-05' },
  })
  const header = (page: Page) => page.getByRole('region', { name: /^Patient: Cedar, Cleo/ })
  const treating = await opened(`/patients/${patient.id}`)
  await header(treating).getByText('Substance use record (42 CFR Part 2)').waitFor()
  await treating.context().close()

  const { page } = await house.open()
  const enrollments = page.waitForResponse(/EpisodesOfCare\/queries/)
  await enterAt(page, `${house.server.url}/patients/${patient.id}`, 'quality')
  await header(page).getByText('born Feb 3, 1990').waitFor()
  expect(await (await enrollments).json()).toEqual([])
  expect(await page.getByText('Substance use record').count()).toBe(0)
  await page.context().close()
})

test('nothing on these pages complains', () => {
  expect(house.complaints).toEqual([])
})
