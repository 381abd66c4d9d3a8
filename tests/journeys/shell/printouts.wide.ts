import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { violationsOn } from '#tests/support/browser/violations-on.ts'
import { expectInOrder, readPages } from '#tests/support/content/read-print.ts'
import { aVisit, bare, created, rowOf, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

let house: House
let scene: Scene
let noteId: string

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const secret = 'She told me of the fire.'

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    ruleItems: [{ id: 'length', kind: 'SessionDuration', severity: 'Info', params: {} }],
    questions: [
      { id: 'woke', type: 'Time', label: 'Woke up at' },
      { id: 'called', type: 'DateTime', label: 'Last call' },
      { id: 'since', type: 'Approximate', label: 'Since' },
      { id: 'working', type: 'Choice', label: 'Working diagnosis', codedList: 'condition-code' },
      { id: 'where', type: 'Choice', label: 'Where it was', codedList: 'place-of-service' },
    ],
  })
  noteId = await aSignedNote()
}, 120_000)
afterAll(() => house?.close())

async function aSignedNote(): Promise<string> {
  const clinician = await house.server.signIn('clinician')
  const appointment = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-04T21:00:00.000Z'))
  const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
  await diagnose(clinician, started.body.encounter.id)
  const note = rowOf(await clinician.ask('GET', `Notes/${started.body.note.id}`, crossing))
  const data = {
    mood: 'low',
    summary: secret,
    woke: '15:20',
    called: '2026-03-03T22:40:00Z',
    since: '2019-05',
    working: 'F98.5',
    where: '12',
  }
  const written = await clinician.ask('PATCH', `Notes/${note.id}?versionId=${note.versionId}`, {
    body: [{ op: 'replace', path: '/sections/0/data', value: data }],
  })
  const { versionId } = rowOf(written)
  const ready = await clinician.ask('POST', `Notes/${note.id}/ready`, { body: { versionId } })
  const signed = await clinician.ask('POST', `Notes/${note.id}/sign`, {
    body: {
      stepId: 'author',
      meaning: 'Authored',
      name: 'clinician Of riverbend',
      method: 'Password',
      credential: testPassword,
      contentHash: ready.body.contentHash,
    },
  })
  expect(signed, JSON.stringify(signed.body)).toMatchObject({ status: 200 })
  return note.id
}

/** The session gets a diagnosis whose code stands in no list. */
async function diagnose(clinician: TestClient, encounterId: string): Promise<void> {
  const code = { code: 'F98.5', display: 'Stuttering' }
  const condition = await created(clinician, 'Conditions', {
    subject: bare(scene.patient),
    category: 'Diagnosis',
    code,
    clinicalStatus: 'Active',
    verification: 'Confirmed',
  })
  const path = `Encounters/${encounterId}`
  const { versionId } = rowOf(await clinician.ask('GET', path))
  const value = [{ condition: bare(condition), rank: 1, code }]
  const answer = await clinician.ask('PATCH', `${path}?versionId=${versionId}`, {
    body: [{ op: 'add', path: '/diagnoses', value }],
  })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
}

async function choose(fields: Readonly<Record<string, unknown>>): Promise<void> {
  const { body } = await scene.admin.ask('GET', 'PracticePreferences/default')
  const answer = await scene.admin.ask(
    'PATCH',
    `PracticePreferences/default?versionId=${body.meta.versionId}`,
    {
      body: Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
    },
  )
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
}

async function at(login: string, path: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, login)
  return page
}

/** What stands on the paper: the page as the browser hands it to its printer. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => {
    const keep = () => {
      document.documentElement.dataset.printed = document.body.innerText
    }
    window.addEventListener('beforeprint', keep, { once: true })
  })
  await page.pdf()
  const text = await page.evaluate(() => document.documentElement.dataset.printed ?? 'nothing was printed')
  await page.emulateMedia({ media: 'screen' })
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('a signed note is printed with its years, and hours as the practice prefers, in answers and signature too', async () => {
  const page = await at('clinician', `/notes/${noteId}`)
  await page.getByText(secret).waitFor()
  expect(await page.locator('.note-paper').innerText()).toContain('15:20')
  const paper = await printed(page)
  for (const words of ['Mar 4, 2026 3:00 PM–4:00 PM', '3:20 PM', 'Mar 3, 2026, 4:40 PM', 'May 2019'])
    expect(paper).toContain(words)
  expect(paper).toMatch(/Signed|Authored|Author/)
  expect(paper.match(/\b\d{1,2}:\d\d(?! [AP]M)/g)).toBeNull()
  expect(await page.locator('.note-paper').innerText()).toContain('15:20')

  await choose({ militaryTimeInPrintouts: true })
  await page.reload()
  await page.getByText(secret).waitFor()
  const other = await printed(page)
  for (const words of ['Mar 4, 2026 15:00–16:00', '15:20', 'Mar 3, 2026, 16:40'])
    expect(other).toContain(words)
  expect(other).not.toMatch(/[AP]M\b/)
  await choose({ militaryTimeInPrintouts: false })
  await page.context().close()
})

test('a code that stands in no list says so in the note, on paper, in a list and in its record; one that does has its words', async () => {
  const page = await at('clinician', `/notes/${noteId}`)
  for (const words of ['F98.5 (not in the list)', 'Home'])
    await page.locator('.note-paper').getByText(words, { exact: true }).waitFor()
  const paper = await printed(page)
  expect(paper).toMatch(/Diagnoses of this session\s+Stuttering \(not in the list\) \(F98\.5\)/)
  expect(paper).toMatch(/Working diagnosis\s+F98\.5 \(not in the list\)/)

  await page.goto(`${house.server.url}/resources/Condition`)
  await page.getByText('Stuttering (not in the list) (F98.5)').first().waitFor()
  const { body } = await scene.admin.ask('GET', `Notes/${noteId}`, crossing)
  await page.goto(`${house.server.url}/resources/Encounter/${body.encounter.id}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect
    .poll(() =>
      page.locator('input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
    )
    .toContain('F98.5 (not in the list)')
  await page.context().close()
})

const offlineSentence = 'The PDF is made on the server, so it needs a connection.'

/** The PDF that something on the page downloads. */
async function downloaded(page: Page, act: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), act()])
  expect(file.suggestedFilename()).toMatch(/^note-2026-03-04-[0-9a-f]{8}\.pdf$/)
  return readPages(new Uint8Array(await readFile(await file.path())))
}

test('a signed note is downloaded as a PDF by a button and by a key, and says the same as the screen; without a connection it needs one', async () => {
  const page = await at('clinician', `/notes/${noteId}`)
  const button = page.getByRole('button', { name: 'Download PDF' })
  const byButton = await downloaded(page, () => button.click())
  const heard = page.getByText('The PDF is downloaded.')
  await heard.waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1 }).focus()
  const byKey = await downloaded(page, () => page.keyboard.press('p'))
  for (const { text } of [byButton, byKey])
    expectInOrder(text, [
      'Mar 4, 2026 3:00 PM–4:00 PM',
      'Mood: Low',
      secret,
      'Woke up at: 3:20 PM',
      'Last call: Mar 3, 2026, 4:40 PM',
      'Since: May 2019',
      'Working diagnosis: F98.5 (not in the list)',
      'Where it was: Home',
      'Signatures',
    ])

  await page.context().setOffline(true)
  await button.click()
  await page.getByRole('alert').getByText(offlineSentence).waitFor()
  await page.context().setOffline(false)
  await downloaded(page, () => button.click())
  expect(await page.getByText(offlineSentence).count()).toBe(0)
  await page.context().close()
})

test('the download is there on a phone and in the dark, and nothing stands against it', async () => {
  const { page } = await house.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  const button = page.getByRole('button', { name: 'Download PDF' })
  await button.waitFor()
  expect(await violationsOn(page)).toEqual([])
  await downloaded(page, () => button.click())
  await page.context().close()
})

test('a list is printed with the hours that the practice prefers', async () => {
  const page = await at('admin', '/resources/Appointment')
  const start = page.getByText('Mar 4, 2026, 15:00').first()
  await start.waitFor()
  expect(await printed(page)).toContain('Mar 4, 2026, 3:00 PM')
  await start.waitFor()
  await page.context().close()
})

test('where notes are not printed nothing offers it, and paper has one sentence instead of the note', async () => {
  await choose({ allowNotePrintout: false })
  const page = await at('clinician', `/notes/${noteId}`)
  await page.getByText(secret).waitFor()
  expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Download PDF' }).count()).toBe(0)
  expect(await printed(page)).not.toContain(secret)
  await page.emulateMedia({ media: 'print' })
  const said = await page.evaluate(() => getComputedStyle(document.body, '::before').content)
  expect(said).toContain("This practice doesn't print notes.")
  await page.emulateMedia({ media: 'screen' })

  await choose({ allowNotePrintout: true })
  await page.reload()
  await page.getByRole('button', { name: 'Print' }).waitFor()
  expect(await printed(page)).toContain(secret)
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
