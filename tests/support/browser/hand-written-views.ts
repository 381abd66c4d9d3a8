import type { Page } from 'playwright'
import type { ResourceType } from '#generated/types/resources.ts'
import { adminViews } from './admin-views.ts'
import { builderViews } from './building/builder-views.ts'
import type { DemoHouse, DemoRows } from './demo-house.ts'
import { settle } from './open-house.ts'
import { openTool, schedulingViews } from './scheduling-views.ts'
import type { View } from './view.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

const dialog = (page: Page) => page.getByRole('dialog').first().waitFor()

/** For a browser's walk in tests: every hand-written screen with what can be opened upon it. A screen of a feature that is not here fails the walk. */
export function handWrittenViews(rows: DemoRows): readonly View[] {
  return [
    ...outside(),
    ...shellViews(),
    ...clinicViews(rows),
    ...schedulingViews(rows),
    ...noteViews(rows),
    ...definitionViews(rows),
    ...adminViews(),
  ]
}

function outside(): readonly View[] {
  return [
    { name: 'sign-in', screen: 'outside', address: '/', sign: 'Demo' },
    {
      name: 'welcome',
      screen: 'outside',
      address: '/welcome#token=none',
      sign: /password/i,
      open: async (page) => {
        await page.locator('button[type=submit]').click()
        await page.locator('.mantine-PasswordInput-error').first().waitFor()
      },
    },
    { name: 'packet-link', screen: 'outside', address: '/packet#token=none', sign: /practice/i },
    {
      name: 'invite',
      screen: 'outside',
      address: '/invite#token=none',
      sign: /invitation/i,
    },
    { name: 'choose-practice', screen: 'outside', login: 'guest', address: '/', sign: /practice/i },
  ]
}

function shellViews(): readonly View[] {
  const today = { screen: '/today', login: 'okafor', address: '/today', sign: 'Today' }
  return [
    { ...today, name: 'today' },
    {
      ...{ ...today, name: 'front-desk', login: 'sato', address: '/today' },
      open: (page) => page.locator('.desk-row').first().waitFor(),
    },
    {
      ...today,
      name: 'palette',
      open: async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox').waitFor()
        await page.getByRole('option').first().waitFor()
      },
    },
    {
      ...today,
      name: 'user-menu',
      open: async (page) => {
        await page.locator('.user-button').click()
        await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
      },
    },
    { name: 'account', screen: '/account', login: 'okafor', address: '/account', sign: 'Your account' },
    {
      ...today,
      name: 'recovery-drawer',
      open: async (page) => {
        await page.locator('.save-chip').click()
        await dialog(page)
      },
    },
    {
      ...today,
      name: 'keyboard-help',
      open: async (page) => {
        await page.locator('h1').focus()
        await page.keyboard.press('?')
        await dialog(page)
      },
    },
    { ...today, name: 'no-such-page', screen: 'outside', address: '/nowhere', sign: /./ },
  ]
}

const newSession = 'New session'

/** What is asked of an appointment, each as the front desk meets it. */
function appointmentDialogs({ booked }: DemoRows): readonly View[] {
  const desk = { screen: '/calendar', login: 'sato', sign: /November/, address: `/calendar?event=${booked}` }
  const opened = (name: string) => async (page: Page) => {
    const panel = page.locator(name === newSession ? 'main' : '.event-panel')
    await panel.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').last().getByRole('textbox').first().waitFor()
  }
  return [
    { ...desk, name: 'booking-dialog', login: 'okafor', address: '/calendar', open: opened(newSession) },
    {
      ...desk,
      name: 'find-times-dialog',
      address: '/calendar',
      open: async (page) => {
        await opened(newSession)(page)
        await button(page, 'Find a time').click()
        await page.getByText('With any of these').first().waitFor()
      },
    },
    { ...desk, name: 'move-dialog', open: opened('Move…') },
    { ...desk, name: 'repeat-dialog', open: opened('Repeat…') },
    { ...desk, name: 'cancel-dialog', open: opened('Cancelled') },
    {
      ...{ name: 'check-in-dialog', screen: '/today', login: 'sato', address: '/today', sign: 'Today' },
      open: async (page) => {
        await button(page, /^Check in/)
          .first()
          .click()
        await dialog(page)
      },
    },
  ]
}

function clinicViews(rows: DemoRows): readonly View[] {
  const calendar = { screen: '/calendar', login: 'okafor', sign: /November/ }
  return [
    { ...calendar, name: 'calendar', address: '/calendar', open: noteMarks },
    { ...calendar, name: 'calendar-people', login: 'sato', address: '/calendar', open: noteMarks },
    { ...calendar, name: 'calendar-rooms', login: 'sato', address: '/calendar?by=room' },
    { ...calendar, name: 'calendar-places', login: 'sato', address: '/calendar?by=location' },
    {
      ...calendar,
      name: 'calendar-which-rooms',
      login: 'sato',
      address: '/calendar?by=room',
      open: async (page) => {
        if (isPhone(page)) return
        await button(page, /\d rooms?$/).click()
        await dialog(page)
      },
    },
    {
      ...calendar,
      name: 'calendar-whose',
      login: 'sato',
      address: '/calendar',
      open: async (page) => {
        if (isPhone(page)) return
        await button(page, /Everyone here/).click()
        await dialog(page)
        await page.getByRole('checkbox', { name: /Okafor/ }).waitFor()
      },
    },
    {
      ...calendar,
      name: 'calendar-moving',
      address: '/calendar',
      open: async (page) => {
        if (isPhone(page)) return
        await button(page, /Oakhurst/).focus()
        await page.keyboard.press('m')
        await page.keyboard.press('ArrowDown')
        await button(page, 'Move anyway').waitFor()
      },
    },
    {
      ...{ name: 'on-the-road', screen: '/itineraries/$date', login: 'fontaine' },
      ...{ address: '/itineraries/today', sign: 'On the road' },
    },
    {
      ...{ name: 'everyone-on-the-road', screen: '/itineraries/$date', login: 'lindqvist' },
      ...{ address: '/itineraries/today?whose=all', sign: 'On the road' },
    },
    { name: 'waitlist', screen: '/waitlist', login: 'sato', address: '/waitlist', sign: /wait/i },
    { ...calendar, name: 'calendar-week', address: '/calendar?view=week', sign: /Nov/, open: noteMarks },
    { ...calendar, name: 'calendar-month', address: '/calendar?view=month' },
    { ...calendar, name: 'calendar-month-people', login: 'sato', address: '/calendar?view=month' },
    {
      ...calendar,
      name: 'calendar-agenda',
      login: 'sato',
      address: '/calendar?view=agenda',
      sign: /Nov/,
      open: async (page) => {
        await button(page, /Oakhurst/).waitFor()
      },
    },
    {
      ...calendar,
      name: 'calendar-colors',
      login: 'sato',
      address: '/calendar?colors=service',
      open: async (page) => {
        if (isPhone(page)) return
        await page.getByRole('list', { name: 'What each color means' }).waitFor()
      },
    },
    {
      ...calendar,
      name: 'calendar-views',
      login: 'sato',
      address: '/calendar?view=month',
      open: async (page) => {
        await openTool(page, 'Views')
        await dialog(page)
        await page.getByText('No saved views yet.').waitFor()
      },
    },
    {
      ...calendar,
      name: 'event-panel',
      address: `/calendar?event=${rows.booked}`,
      open: async (page) => {
        await button(page, 'Start note').waitFor()
      },
    },
    ...appointmentDialogs(rows),
    { name: 'patients', screen: '/patients', login: 'okafor', address: '/patients', sign: 'Patients' },
    {
      name: 'patients-outside',
      screen: '/patients',
      login: 'okafor',
      address: '/patients?name=nobody%20at%20all',
      sign: 'Patients',
      open: async (page) => {
        await page.getByLabel('Birth date', { exact: true }).fill('1980-05-05')
        await button(page, 'Search').click()
        await page.getByText('No one matches exactly').waitFor()
      },
    },
    {
      name: 'effective-access',
      screen: '/effective-access',
      login: 'sato',
      address: '/effective-access',
      sign: 'Effective access',
      open: async (page) => {
        await page.getByRole('combobox', { name: 'Which person' }).click()
        await page.getByRole('option').first().click()
        await button(page, 'Look it up').click()
        await page.locator('.access-answer').waitFor()
      },
    },
    {
      name: 'new-patient',
      screen: '/patients',
      login: 'sato',
      address: '/patients',
      sign: 'Patients',
      open: async (page) => {
        await button(page, 'New patient').click()
        await dialog(page)
      },
    },
    {
      name: 'document-inbox',
      screen: '/documents',
      login: 'sato',
      address: '/documents',
      sign: 'Inbox of documents',
    },
    {
      name: 'duplicates',
      screen: '/patients/duplicates',
      login: 'sato',
      address: '/patients/duplicates',
      sign: 'Suspected duplicates',
    },
    {
      name: 'merge-records',
      screen: '/patients/$id/merge',
      login: 'sato',
      address: `/patients/${rows.patient}/merge`,
      sign: 'Merge records',
    },
    {
      name: 'patient-chart',
      screen: '/patients/$id',
      login: 'okafor',
      address: `/patients/${rows.patient}`,
      sign: /,/,
    },
    {
      name: 'answers-to-review',
      screen: '/responses',
      login: 'okafor',
      address: '/responses',
      sign: 'Answers to review',
    },
    {
      name: 'answers-from-file',
      screen: '/answers-from-file',
      login: 'okafor',
      address: '/answers-from-file',
      sign: 'Answers from a file',
    },
    {
      name: 'response',
      screen: '/responses/$id',
      login: 'okafor',
      address: `/responses/${rows.response}`,
      sign: 'Mood check',
    },
    {
      name: 'sent-packet',
      screen: '/packets-sent/$id',
      login: 'okafor',
      address: `/packets-sent/${rows.sentPacket}`,
      sign: 'Welcome packet',
    },
    {
      name: 'fill-packet',
      screen: '/packets-sent/$id/fill',
      login: 'okafor',
      address: `/packets-sent/${rows.sentPacket}/fill`,
      sign: 'Welcome packet',
    },
    {
      name: 'packet',
      screen: '/build/packets/$id',
      login: 'implementation',
      address: `/build/packets/${rows.packet}`,
      sign: 'Welcome packet',
    },
    {
      name: 'note-rule',
      screen: '/build/note-rules/$id',
      login: 'implementation',
      address: `/build/note-rules/${rows.noteRule}`,
      sign: /./,
    },
    {
      name: 'signing',
      screen: '/build/signatures/$id',
      login: 'implementation',
      address: `/build/signatures/${rows.signing}`,
      sign: /./,
    },
    {
      name: 'script',
      screen: '/build/scripts/$id',
      login: 'implementation',
      address: `/build/scripts/${rows.script}`,
      sign: 'Sleep talk',
      open: async (page) => {
        await button(page, /Do you sleep well\?$/).click()
        await settle(page)
      },
    },
    {
      name: 'checklist',
      screen: '/build/checklists/$id',
      login: 'implementation',
      address: `/build/checklists/${rows.checklist}`,
      sign: 'Chart review',
      open: async (page) => {
        await button(page, /Care plan$/).click()
        await button(page, /Is the care plan signed\?$/).click()
        await settle(page)
      },
    },
    {
      name: 'access-review',
      screen: '/access-review',
      login: 'sato',
      address: '/access-review',
      sign: 'Access to review',
    },
    {
      name: 'notes-to-sign',
      screen: '/notes/to-sign',
      login: 'okafor',
      address: '/notes/to-sign',
      sign: 'Notes to sign',
    },
    {
      name: 'notes-to-co-sign',
      screen: '/notes/to-sign',
      login: 'lindqvist',
      address: '/notes/to-sign',
      sign: 'Notes to sign',
      open: (page) => page.getByText('To co-sign').first().waitFor(),
    },
    {
      name: 'notes-to-review',
      screen: '/notes/to-review',
      login: 'okafor',
      address: '/notes/to-review',
      sign: 'Notes to review',
    },
    {
      name: 'note-start',
      screen: '/notes/new',
      login: 'okafor',
      address: '/notes/new',
      sign: 'New note',
    },
  ]
}

function noteViews({ stoppedNote, signedNote, readyNote }: DemoRows): readonly View[] {
  const note = { screen: '/notes/$id', login: 'okafor', sign: /./ }
  return [
    {
      ...note,
      name: 'note-failing-rule',
      address: `/notes/${stoppedNote}`,
      open: (page) => page.getByText('Add a diagnosis to this session').first().waitFor(),
    },
    {
      ...note,
      name: 'note-from-afar',
      address: `/notes/${stoppedNote}`,
      open: async (page) => {
        await page.getByRole('radio', { name: 'Telehealth' }).first().check({ force: true })
        await page.getByText('There is no consent to telehealth').first().waitFor()
      },
    },
    {
      ...note,
      name: 'sign-dialog',
      address: `/notes/${readyNote}`,
      open: async (page) => {
        await page.getByText('Checks before signing').first().waitFor()
        await button(page, /^Sign/).click()
        await dialog(page)
      },
    },
    {
      ...note,
      name: 'note-signed',
      address: `/notes/${signedNote}`,
      open: (page) => page.getByText('This note is signed and locked').first().waitFor(),
    },
  ]
}

function definitionViews(rows: DemoRows): readonly View[] {
  const builder = { login: 'implementation' }
  return [
    { ...builder, name: 'builders', screen: '/build', address: '/build', sign: 'Builders' },
    {
      ...builder,
      name: 'background-work',
      screen: '/background-work',
      address: '/background-work',
      sign: 'Background work',
    },
    {
      ...builder,
      name: 'starters',
      screen: '/build/starters',
      address: '/build/starters',
      sign: 'New from a starter',
    },
    {
      ...builder,
      name: 'import-report',
      screen: '/build/import',
      address: '/build/import',
      sign: 'Import questionnaires',
      open: importFiles,
    },
    {
      ...builder,
      name: 'questionnaire',
      screen: '/build/questionnaires/$id',
      address: `/build/questionnaires/${rows.questionnaire}`,
      sign: sampleQuestionnaire.title,
    },
    ...builderViews(rows),
    {
      ...builder,
      name: 'note-definition',
      screen: '/build/note-definitions/$id',
      address: `/build/note-definitions/${rows.definition}`,
      sign: /note/i,
    },
    { ...builder, name: 'form', screen: '/build/forms/$id', address: `/build/forms/${rows.form}`, sign: /./ },
    {
      ...builder,
      name: 'section-form',
      screen: '/build/section-forms/$id',
      address: `/build/section-forms/${rows.sectionForm}`,
      sign: /./,
    },
    {
      ...builder,
      name: 'group-note',
      screen: '/build/group-notes/$id',
      address: `/build/group-notes/${rows.groupNote}`,
      sign: /./,
    },
    {
      ...builder,
      name: 'versions',
      screen: '/build/versions/$type/$id',
      address: `/build/versions/NoteDefinition/${rows.definition}`,
      sign: /note/i,
    },
    {
      ...builder,
      name: 'packages',
      screen: '/build/packages',
      address: '/build/packages',
      sign: 'Import a package',
    },
    { ...builder, name: 'resources', screen: '/resources', address: '/resources', sign: /./ },
    {
      ...builder,
      name: 'import-rows',
      screen: '/resources/$type/import',
      address: '/resources/Location/import',
      sign: /Import/,
    },
  ]
}

/** List, edit screen and new screen of a type, all generated. */
export function generatedViews(type: ResourceType, id: string | undefined, login: string): readonly View[] {
  const list = `/resources/${type}`
  const view = { login, sign: /./ }
  return [
    { ...view, name: `${type}-list`, screen: '/resources/$type', address: list },
    { ...view, name: `${type}-new`, screen: '/resources/$type/new', address: `${list}/new` },
    ...(id === undefined
      ? []
      : [{ ...view, name: `${type}-edit`, screen: '/resources/$type/$id', address: `${list}/${id}` }]),
  ]
}

/** Goes there and waits until nothing on the page moves or loads any more. */
export async function show(page: Page, house: DemoHouse, { address, sign, open }: View): Promise<void> {
  await page.goto(`${house.url}${address}`)
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: sign })
    .or(page.locator('.sign-in'))
    .first()
    .waitFor()
  await settle(page)
  if (!open) return
  await open(page)
  await settle(page)
}

/** How the notes stand is asked after the day is there; on a phone the day is a list without these marks. */
function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= 768
}

async function noteMarks(page: Page): Promise<void> {
  if (!isPhone(page)) await page.locator('.event-mark').first().waitFor()
}

const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

/** Two questionnaires and a file that is none: the report has something to say about each. */
async function importFiles(page: Page): Promise<void> {
  await page
    .getByLabel('Choose files')
    .first()
    .setInputFiles([
      file('sleep-check.json', sampleQuestionnaire),
      file('patient.json', { resourceType: 'Patient' }),
      file('broken.json', '{ "resourceType": '),
    ])
  await page.getByText('Imported as a draft').first().waitFor()
}

/** A questionnaire of which most is kept, something changed and something refused. */
export const sampleQuestionnaire = {
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Sleep check',
  item: [
    {
      linkId: '1',
      text: 'Nights',
      type: 'group',
      item: [
        { linkId: '1.1', text: 'Hours of sleep', type: 'integer', required: true },
        {
          linkId: '1.2',
          text: 'How rested?',
          type: 'choice',
          answerOption: [
            { valueCoding: { code: 'well', display: 'Well' } },
            { valueCoding: { code: 'little', display: 'A little' } },
            { valueString: 'Not at all' },
          ],
        },
        {
          linkId: '1.3',
          text: 'What wakes you?',
          type: 'string',
          extension: [{ url: 'https://example.org/voice-input', valueBoolean: true }],
        },
      ],
    },
    {
      linkId: '2',
      text: 'Days',
      type: 'group',
      item: [{ linkId: '2.1', text: 'Anything else?', type: 'text' }],
    },
  ],
} as const
