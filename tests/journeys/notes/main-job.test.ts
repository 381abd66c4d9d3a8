import { sql } from 'kysely'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { succeeded } from '#shared/outcome/outcome.ts'
import { arrive, fillForm, focused, press, tabTo, takeOption } from '#tests/support/browser/keyboard.ts'
import { expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { questionnaireFiles } from '#tests/support/corpus-folder.ts'
import { makeOneVisit } from '#tests/support/scenes/make-one-visit.ts'
import { active, authorStep, bare, created } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'

let house: House
let noteId = ''

/** GAD-7 of the corpora, or the project's own. */
const { files } = questionnaireFiles()
const questionnaire = files.find(({ name }) => /gad-7__56a7f2|^gad-7\.json$/.test(name))

beforeAll(async () => {
  house = await openHouse()
  const { server } = house
  const patient = await makeOneVisit(server)
  const admin = await server.signIn('admin')
  const clinician = await server.signIn('clinician')
  await created(clinician, 'Conditions', {
    subject: bare(patient),
    category: 'Diagnosis',
    code: { code: 'F41.1', display: 'Generalized anxiety disorder' },
    clinicalStatus: 'Active',
    verification: 'Confirmed',
  })
  const named = { version: 1, status: 'Draft' }
  await active(admin, 'SignatureConfigurations', {
    ...named,
    name: 'Author',
    key: 'author',
    steps: [authorStep],
  })
  const rule = await active(admin, 'NoteRules', {
    ...named,
    name: 'A diagnosis is needed',
    key: 'diagnosis',
    combinator: 'And',
    items: [{ id: 'diagnosis', kind: 'MissingDiagnosis', severity: 'Block' }],
  })
  const { body } = await admin.ask('GET', 'PracticePreferences/default')
  const answer = await admin.ask('PATCH', `PracticePreferences/default?versionId=${body.meta.versionId}`, {
    body: [
      { op: 'add', path: '/defaultNoteRules', value: [bare(rule)] },
      { op: 'replace', path: '/appointmentCreation', value: true },
      { op: 'replace', path: '/requirePlaceOfService', value: false },
    ],
  })
  expect(answer.status).toBe(200)
}, 180_000)

afterAll(async () => {
  await house?.close()
})

async function signInByKeyboard(login: string): Promise<Page> {
  const { page } = await house.open()
  await page.goto(house.server.url)
  await page.getByLabel('Username or e-mail').waitFor()
  await tabTo(page, /Username or e-mail/)
  await page.keyboard.type(login)
  await page.keyboard.press('Tab')
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await arrive(page, 'Today')
  return page
}

test('a questionnaire is brought in, used as a note and published, by keyboard alone', async () => {
  const page = await signInByKeyboard('implementer')
  await press(page, 'Builders')
  await arrive(page, 'Builders')
  await press(page, /Import/)
  await arrive(page, 'Import questionnaires')
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, 'Choose files')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles([
    {
      name: questionnaire?.name ?? '',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(questionnaire?.content)),
    },
  ])
  await page.getByText('Imported as a draft').waitFor()

  await press(page, /GAD-7|Generali[sz]ed Anxiety/i)
  await tabTo(page, 'Use as note')
  await page.keyboard.press('Enter')
  await page
    .getByText(/A note definition with \d+ sections? was created/)
    .first()
    .waitFor()
  await press(page, 'Publish')
  await page.getByRole('dialog').waitFor()
  await press(page, 'Publish')
  await page.locator('.page-heading').getByText('Active').waitFor()
  await page.context().close()
})

test('an appointment is booked, its note written, stopped by a rule, fixed and signed, by keyboard alone', async () => {
  const page = await signInByKeyboard('clinician')
  await book(page)

  await press(page, 'Start note')
  await page.getByText('Checks before signing').waitFor()
  noteId = page.url().split('/').at(-1) ?? ''
  await page.getByText('Add a diagnosis to this session').waitFor()
  await expectAccessible(page, 'a note with a failing rule')

  await tabTo(page, /Generalized anxiety disorder|Attended/)
  expect(await fillForm(page, /Save and close/)).toBeGreaterThan(6)
  await page.getByRole('button', { name: /All saved/ }).waitFor()

  await page.keyboard.press('Control+Shift+S')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByText('Add a diagnosis to this session').waitFor()

  await tabTo(page, /Generalized anxiety disorder/)
  await page.keyboard.press('Space')
  await page.getByText('Add a diagnosis to this session').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /All saved/ }).waitFor()

  await page.keyboard.press('Control+Shift+S')
  await page.getByRole('dialog', { name: /Sign/ }).waitFor()
  await expectAccessible(page, 'the signing dialog')
  await tabTo(page, /Password/)
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await page.getByText('This note is signed and locked').waitFor()
  await expectAccessible(page, 'a signed note')

  await page.reload()
  await page.getByText('This note is signed and locked').waitFor()
  expect(await page.locator('main textarea, main input:not([type=search])').count()).toBe(0)
  expect(await focused(page)).not.toBe('')
  await page.context().close()
})

test('a change of the signed note is refused with 2107 and changes nothing, over the API as in raw SQL', async () => {
  const clinician = await house.server.signIn('clinician')
  const headers = { 'x-enable-cross-partition': 'true' }
  const { body: before } = await clinician.ask('GET', `Notes/${noteId}`, { headers })
  expect(before.signingState).toBe('Signed')

  const operations = [{ op: 'add', path: '/sections/0/narrative', value: 'written later' }]
  const refused = await clinician.ask('PATCH', `Notes/${noteId}?versionId=${before.meta.versionId}`, {
    body: operations,
    headers,
  })
  expect([refused.status, refused.body.subStatus]).toEqual([409, 2107])

  const { world, practice } = house.server
  const settings = {
    practiceId: practice.id,
    actorId: null,
    profileId: null,
    operation: 'note.patch',
    reach: 'All',
    profiles: [],
    allowed: [],
  } as const
  const changed = await world.database.transaction(settings, async (transaction) => {
    const { numAffectedRows } =
      await sql`update resource set content = '{}'::json where id = ${noteId}::uuid`.execute(transaction)
    return succeeded(Number(numAffectedRows ?? 0))
  })
  expect(changed).toEqual({ ok: true, value: 0 })

  const { body: after } = await clinician.ask('GET', `Notes/${noteId}`, { headers })
  expect(after).toEqual(before)
})

test('no script broke on the way', () => {
  expect(house.complaints).toEqual([])
})

/** Books the one patient for nine o'clock today. */
async function book(page: Page): Promise<void> {
  await press(page, 'Schedule')
  await press(page, 'New session')
  await page.getByRole('dialog', { name: 'New session' }).waitFor()
  await tabTo(page, /^Who/)
  await page.keyboard.type('riv')
  await takeOption(page, /Rivera/)
  await tabTo(page, /^Service/)
  await page.keyboard.type('indiv')
  await page.getByRole('option', { name: 'Individual therapy' }).waitFor()
  await page.keyboard.press('Enter')
  await tabTo(page, /^Start/)
  await page.keyboard.type('0900AM')
  await press(page, 'Book')
  // Another visit of the day is of the same service: that is asked, where the focus is.
  await page.getByRole('button', { name: 'Book anyway' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Appointment', exact: true }).waitFor()
}
