import type { DatabaseKind } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'
import { active, created, type Row, staff } from './scene.ts'

/** For tests: a practice with a questionnaire that has questions of many kinds, and a patient whose clinician answers it. */
export type PrintScene = {
  readonly server: TestServer
  readonly questionnaire: Row
  readonly patient: Row
  readonly by: (login: keyof typeof people) => TestClient
  close(): Promise<void>
}

const people = {
  clinician: ['non-prescribing-clinician'],
  stranger: ['non-prescribing-clinician'],
  supervisor: ['supervisor'],
  desk: ['administrative'],
  auditor: ['quality-assurance'],
  implementer: ['implementation'],
} as const

const often = ['Never', 'Some days', 'Most days']
const item = (id: string, label: string, more: object = {}) => ({
  id,
  type: 'Choice',
  display: 'Radio',
  label,
  options: often.map((text, score) => ({ code: `${score}`, label: text, score })),
  ...more,
})
const alone = { combinator: 'And', clauses: [{ source: 'harm', operator: 'In', value: ['1', '2'] }] }

/** What is asked, in its order. */
const elements = [
  {
    id: 'before',
    type: 'Instructions',
    label: 'Before you start',
    body: 'Think of the **last two weeks**.',
  },
  {
    id: 'how',
    type: 'Section',
    label: 'How you feel',
    children: [
      item('sleep', 'Trouble sleeping', { required: true, help: 'Falling asleep or staying asleep.' }),
      item('harm', 'Thoughts of harm'),
      { id: 'plan', type: 'Text', label: 'What happened then', visibleWhen: alone },
    ],
  },
  {
    id: 'helps',
    type: 'OpenChoice',
    label: 'What helps',
    multiple: true,
    print: { showAll: true },
    options: [
      { code: 'walk', label: 'A walk' },
      { code: 'music', label: 'Music' },
    ],
  },
  { id: 'course', type: 'Heading', level: 2, label: 'How it went on' },
  { id: 'since', type: 'Date', label: 'Since when' },
  { id: 'called', type: 'DateTime', label: 'Last call' },
  { id: 'work', type: 'Boolean', label: 'Works at present' },
  {
    id: 'days',
    type: 'Grid',
    label: 'Two days',
    rows: [
      { id: 'mon', label: 'Monday' },
      { id: 'tue', label: 'Tuesday' },
    ],
    columns: [
      { id: 'went', type: 'String', label: 'What went well' },
      {
        id: 'rest',
        type: 'Choice',
        label: 'Rest',
        options: [
          { code: 'good', label: 'Good' },
          { code: 'bad', label: 'Bad' },
        ],
      },
    ],
  },
  {
    id: 'people',
    type: 'Repeater',
    label: 'People who help',
    children: [{ id: 'who', type: 'String', label: 'Whose name' }],
  },
  { id: 'said', type: 'Text', label: 'In your own words' },
  { id: 'secret', type: 'String', label: 'Never to be seen', hidden: true },
]

/** The questionnaire of the scene. */
export const printedInstrument = {
  name: 'Two weeks',
  key: 'two-weeks',
  version: 1,
  shortName: 'TW-2',
  licence: 'FreeWithNotice',
  copyright: 'Made for Riverbend. All rights reserved.',
  elements,
  translations: {
    es: {
      how: { label: 'Cómo se siente' },
      sleep: { label: 'Problemas para dormir', options: { '0': 'Nunca' } },
    },
  },
  scoring: [
    {
      id: 'total',
      name: 'Total of both',
      kind: 'Sum',
      itemIds: ['sleep', 'harm'],
      bands: [
        { min: 0, max: 2, label: 'Low range', severity: 'Info' },
        { min: 3, max: 4, label: 'High range', severity: 'Severe' },
      ],
    },
  ],
  alerts: [{ id: 'harm', severity: 'Critical', message: 'Ask about safety now', when: alone }],
}

/** Answers to all of it. */
export const printedAnswers = {
  sleep: '2',
  harm: '1',
  plan: 'Called Aunt Inés.',
  helps: [{ code: 'music' }, { text: 'The choir — “Alba”' }],
  since: '2026-02-03',
  called: '2026-03-05T20:05:00Z',
  work: true,
  days: { rows: { mon: { went: 'Cooked', rest: 'good' }, tue: { went: 'Slept in', rest: 'bad' } } },
  people: [
    { _rowId: 'a', who: 'Aunt Inés' },
    { _rowId: 'b', who: 'The neighbor' },
  ],
  said: 'Calmer than before.\n\n- walks\n- calls',
}

/** Opens the practice. */
export async function openPrintScene(database: DatabaseKind): Promise<PrintScene> {
  const server = await startTestServer({ database, staff: people })
  const clients = new Map<string, TestClient>()
  for (const login of Object.keys(people)) clients.set(login, await server.signIn(login))
  const by: PrintScene['by'] = (login) => {
    const client = clients.get(login)
    if (!client) throw new Error(`${login} is not signed in.`)
    return client
  }
  const questionnaire = await active(by('implementer'), 'Questionnaires', printedInstrument)
  const patient = await created(by('desk'), 'Patients', {
    name: { use: 'official', given: ['Ana'], family: 'Rivera' },
    birthDate: '1991-04-12',
    gender: 'female',
    careTeam: [
      {
        id: 'clinician',
        member: staff(server, 'clinician'),
        role: { code: 'other', display: 'Other' },
        participation: 'Participation',
        period: { start: '2026-01-05' },
      },
    ],
  })
  return { server, questionnaire, patient, by, close: () => server.close() }
}
