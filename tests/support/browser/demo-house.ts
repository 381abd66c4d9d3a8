import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import type { Note } from '#generated/types/note.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { setPassword } from '#server/accounts/passwords/links-query.ts'
import { buildClient } from '#server/app/build-client.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { demoZone } from '#server/demo/facts/demo-clock.ts'
import { idOf } from '#server/demo/facts/id-of.ts'
import { practice } from '#server/demo/facts/practice.ts'
import { randomFrom } from '#server/demo/facts/random.ts'
import { staff } from '#server/demo/facts/staff.ts'
import { makeDemo } from '#server/demo/make-demo.ts'
import { filledAnswers } from '#server/demo/making/filled-answers.ts'
import { demoPassword, demoSystem } from '#server/demo/rows/make-demo-staff.ts'
import { readStarter } from '#server/demo/rows/starter-rows.ts'
import { emptyServerState } from '#server/http/exchange/server-state.ts'
import { startServer } from '#server/http/start-server.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { instantAt } from '#server/stores/instant.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { type Asking, ask, type TestAnswer } from '#tests/support/server/server.ts'
import { startBrowser } from './browser.ts'
import { type BuilderRows, makeBuilderRows } from './building/builder-rows.ts'
import { makeSchedulingRows, type SchedulingRows } from './scheduling-rows.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** It is always a Tuesday in November, twenty past eleven in the practice's zone: the looks do not depend on when they are looked at. */
export const demoMoment = '2026-11-24T17:20:00.000Z'

/** For tests in a browser, a real server with the demo practice's first day, its pages, and a browser that opens them; nothing here needs vitest. */
export type DemoHouse = {
  readonly url: string
  readonly world: World
  /** What the pages complained of: mistakes of scripts, and what the policy refused. */
  readonly complaints: readonly string[]
  /** A fresh browser profile in which somebody is signed in already; nobody when no login is given. */
  readonly open: (login?: string, options?: BrowserContextOptions) => Promise<Page>
  /** Signs the profile in as somebody else. */
  readonly enter: (context: BrowserContext, login: string) => Promise<void>
  /** Asks the API as somebody; a path without a leading slash is one of the practice's collections. */
  readonly ask: (login: string, method: string, path: string, more?: Asking) => Promise<TestAnswer>
  readonly close: () => Promise<void>
}

/** Opens it, empty of traces: a temporary database that is removed on closing. */
export async function openDemoHouse(): Promise<DemoHouse> {
  const opened = await openTestDatabase('embedded')
  const [browser, clientDirectory] = await Promise.all([startBrowser(), buildClient(root)])
  const begun = performance.now()
  const world = buildWorld({
    database: opened.database,
    keys: openKeys(join(opened.place.dataDirectory, 'keys.json')),
    demo: 'demo',
    contentDirectory: join(opened.place.dataDirectory, 'content'),
    now: () => instantAt(Date.parse(demoMoment) + Math.round(performance.now() - begun)),
  })
  await makeDemo(world, { report: () => undefined })
  await makeGuest(world)
  const [first] = staff
  const demoRoles = first
    ? [{ login: first.key, name: `${first.given} ${first.family}`, role: first.roles[0] ?? '' }]
    : []
  const state = { ...emptyServerState(), world, epoch: 'demo', demoRoles, clientDirectory }
  const http = { host: '127.0.0.1', port: 0, secure: false, logLevel: 'silent', newId: randomUUID }
  const server = await startServer(state, http, pino({ level: 'silent' }))
  const { url } = server
  const complaints: string[] = []

  const enter = async (context: BrowserContext, login: string) => {
    const data = { username: login, password: demoPassword }
    const answer = await context.request.post(`${url}/api/v1/session`, { data })
    if (!answer.ok()) throw new Error(`${login} could not sign in: ${await answer.text()}`)
  }
  const tokens = new Map<string, Promise<string>>()
  return {
    url,
    world,
    complaints,
    enter,
    open: async (login, options) => {
      const viewport = { width: 1440, height: 900 }
      const context = await browser.newContext({
        viewport,
        reducedMotion: 'reduce',
        timezoneId: demoZone,
        ...options,
      })
      if (login !== undefined) await enter(context, login)
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      await page.clock.setFixedTime(new Date(demoMoment))
      listen(page, complaints)
      return page
    },
    ask: async (login, method, path, { body, headers } = {}) => {
      const known = tokens.get(login) ?? tokenOf(url, login)
      tokens.set(login, known)
      const authorization = `Bearer ${await known}`
      const target = path.startsWith('/') ? path : `/practices/${practice.key}/${path}`
      return whenThereIsTime(() =>
        ask(`${url}/api/v1${target}`, method, {
          body,
          headers: { authorization, 'x-enable-cross-partition': 'true', ...headers },
        }),
      )
    },
    close: async () => {
      await browser.close()
      await server.stop(2_000)
      await opened.close()
    },
  }
}

/** Asks again, as the application does, where the server of a busy machine says that it has no time right now. */
async function whenThereIsTime(asking: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (let left = 30; ; left -= 1) {
    const answer = await asking()
    if (answer.status !== 429 || left === 0) return answer
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

/** Somebody who can sign in and belongs to no practice yet. */
async function makeGuest(world: World): Promise<void> {
  const made = await openAs(world, { actor: demoSystem(), operation: 'person.create' }, (opened) =>
    openRows(opened, 'Person').insert(
      {
        loginName: 'guest',
        name: { use: 'official', given: ['Ari'], family: 'Newcomer' },
        userRoles: ['user'],
        isSystem: false,
      },
      {},
    ),
  )
  if (!made.ok) throw new Error(`There is no guest: ${JSON.stringify(made.failure)}`)
  const { id } = made.value
  const hash = await hashPassword(demoPassword)
  await world.database.asOwner((transaction) =>
    setPassword(transaction, { id, at: world.now().iso, newId: world.newId }, hash),
  )
}

/** What the screens are shown with: rows of the demo, a note that a rule stops, a signed one, an imported questionnaire. */
export type DemoRows = SchedulingRows &
  BuilderRows &
  Readonly<
    Record<
      | 'patient'
      | 'booked'
      | 'stoppedNote'
      | 'readyNote'
      | 'signedNote'
      | 'questionnaire'
      | 'response'
      | 'packet'
      | 'sentPacket'
      | 'definition'
      | 'form'
      | 'sectionForm'
      | 'groupNote'
      | 'noteRule'
      | 'signing'
      | 'checklist'
      | 'script'
      | 'location',
      string
    >
  >

/** Puts in place what the first day does not have: the note of the patient who has just come in, and a questionnaire. */
export async function makeDemoRows(house: DemoHouse, questionnaire: object): Promise<DemoRows> {
  const waiting = idOf('demo-app-today-4')
  const started = await done(house.ask('okafor', 'POST', `Appointments/${waiting}/start-note`, { body: {} }))
  const imported = await done(
    house.ask('implementation', 'POST', 'Questionnaires/import', {
      body: { fileName: 'sleep-check.json', content: questionnaire },
    }),
  )
  const first = await done(house.ask('okafor', 'GET', `Appointments/${idOf('demo-app-today-1')}`))
  const notes: readonly Note[] = await done(house.ask('okafor', 'GET', 'Notes?pageSize=50'))
  const signed = notes.find(({ signingState }) => signingState === 'Signed')
  const running = notes.find(({ id, signingState }) => signingState === 'Draft' && id !== started.note.id)
  const readyNote = running ? await fill(house, running) : ''
  const stoppedNote = await fill(house, await done(house.ask('okafor', 'GET', `Notes/${started.note.id}`)))
  return {
    ...(await makeSchedulingRows(house.ask)),
    ...(await makeBuilderRows(house.ask)),
    booked: idOf('demo-app-today-6'),
    readyNote,
    patient: first.attendees[0].subject.id,
    stoppedNote,
    signedNote: signed?.id ?? '',
    response: await beginAnswers(house, first.attendees[0].subject.id, first.owner),
    ...(await sendPacket(house, first.attendees[0].subject.id)),
    questionnaire: imported.questionnaires[0].id,
    definition: idOf('demo-def-therapy-progress-note'),
    location: idOf('demo-loc-main'),
    form: await firstOf(house, 'Forms'),
    sectionForm: await firstOf(house, 'NoteSectionForms'),
    groupNote: await groupNoteFromStarter(house),
    noteRule: await firstOf(house, 'NoteRules'),
    signing: await firstOf(house, 'SignatureConfigurations'),
    checklist: await newChecklist(house),
    script: await newScript(house),
  }
}

/** A group note that is being built. */
async function groupNoteFromStarter(house: DemoHouse): Promise<string> {
  const body = { starter: 'group-note' }
  const { definition } = await done(
    house.ask('implementation', 'POST', 'GroupNoteDefinitions/use-starter', { body }),
  )
  return definition.id
}

/** An audit checklist that is being built. */
async function newChecklist(house: DemoHouse): Promise<string> {
  const body = {
    name: 'Chart review',
    key: 'walked-chart-review',
    version: 1,
    status: 'Draft',
    target: 'Chart',
    sections: [{ id: 'plan', title: 'Care plan' }],
    questions: [{ id: 'signed', sectionId: 'plan', text: 'Is the care plan signed?', critical: true }],
  }
  const { id } = await done(house.ask('implementation', 'POST', 'ComplianceQuestionnaires', { body }))
  return id
}

/** A script that is being built. */
async function newScript(house: DemoHouse): Promise<string> {
  const body = {
    name: 'Sleep talk',
    key: 'walked-sleep-talk',
    version: 1,
    status: 'Draft',
    kind: 'GuidedInterview',
    start: 'sleep',
    steps: [
      {
        id: 'sleep',
        kind: 'Ask',
        text: 'Do you sleep well?',
        element: { id: 'sleepsWell', type: 'Boolean', label: 'Sleeps well' },
        next: 'end',
      },
      { id: 'end', kind: 'End', text: 'Thank you.' },
    ],
  }
  const { id } = await done(house.ask('implementation', 'POST', 'Scripts', { body }))
  return id
}

/** The first of what the practice has of a kind. */
async function firstOf(house: DemoHouse, collection: string): Promise<string> {
  const [row] = await done(house.ask('implementation', 'GET', `${collection}?pageSize=1`))
  return row.id
}

/** A packet that is being built, and one that was sent. */
async function sendPacket(
  house: DemoHouse,
  patient: string,
): Promise<{ readonly packet: string; readonly sentPacket: string }> {
  const body = (key: string) => ({
    name: 'Welcome packet',
    key,
    version: 1,
    status: 'Draft',
    items: [{ id: 'read', order: 1, kind: 'Instructions', title: 'Before you come', audience: 'Patient' }],
  })
  const make = (key: string) => done(house.ask('implementation', 'POST', 'Packets', { body: body(key) }))
  const draft = await make('walked-packet')
  const used = await make('walked-packet-in-use')
  const publish = { body: { versionId: '1' } }
  await done(house.ask('implementation', 'POST', `Packets/${used.id}/publish`, publish))
  const person = { id: patient, resourceType: 'Patient' }
  const sent = await done(
    house.ask('okafor', 'POST', `Packets/${used.id}/send`, {
      body: { patient: person, assignees: [{ person, audience: 'Patient' }] },
    }),
  )
  return { packet: draft.id, sentPacket: sent.id }
}

/** Answers to a questionnaire that are begun. */
async function beginAnswers(house: DemoHouse, patient: string, author: object): Promise<string> {
  const draft = await done(
    house.ask('implementation', 'POST', 'Questionnaires', {
      body: {
        name: 'Mood check',
        key: 'walked-mood-check',
        version: 1,
        status: 'Draft',
        shortName: 'MOOD',
        licence: 'Custom',
        elements: [{ id: 'mood', type: 'Text', label: 'Mood', required: true }],
      },
    }),
  )
  const path = `Questionnaires/${draft.id}/publish`
  await done(house.ask('implementation', 'POST', path, { body: { versionId: '1' } }))
  const begun = await done(
    house.ask('okafor', 'POST', 'QuestionnaireResponses', {
      body: {
        questionnaire: { id: draft.id, resourceType: 'Questionnaire' },
        patient: { id: patient, resourceType: 'Patient' },
        author,
        status: 'Preliminary',
        source: 'Clinician',
        authored: '2026-11-24T09:00:00-06:00',
        answers: {},
      },
    }),
  )
  return begun.id
}

/** Answers every required question of a note, as the demo answers its own. */
async function fill(house: DemoHouse, { id, meta, sections }: Note): Promise<string> {
  const starter = readStarter('therapy-progress-note')
  const random = randomFrom(7)
  const body = sections.flatMap(({ key }, index) => {
    const elements = starter.sections.find((section) => section.key === key)?.elements
    return elements
      ? [{ op: 'add', path: `/sections/${index}/data`, value: filledAnswers(random, elements) }]
      : []
  })
  await done(house.ask('okafor', 'PATCH', `Notes/${id}?versionId=${meta.versionId}`, { body }))
  return id
}

async function done(asking: Promise<TestAnswer>): Promise<TestAnswer['body']> {
  const answer = await asking
  if (answer.status >= 300) throw new Error(`The demo refused: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function tokenOf(url: string, login: string): Promise<string> {
  const body = { username: login, password: demoPassword, practice: practice.key, token: true }
  const { token } = (await ask(`${url}/api/v1/session`, 'POST', { body })).body
  return token
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${String(error)} ${error.stack ?? ''}`))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|Trusted Type/i.test(message.text()))
      complaints.push(message.text())
  })
}
