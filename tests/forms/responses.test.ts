import { afterAll, beforeAll, expect, test } from 'vitest'
import { chanceFrom } from '#tests/support/chance.ts'
import { questionnaireFiles } from '#tests/support/corpus-folder.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'
import { everyRight, openResponseClient, type ResponseClient, responseTo, walk } from './response-client.ts'

const seed = Number(process.env.SEED ?? 20_261_121)
const most = 25

let server: TestServer
let client: ResponseClient

beforeAll(async () => {
  server = await startTestServer({ staff: everyRight })
  client = await openResponseClient(server)
})

afterAll(() => server.close())

test(`a questionnaire is imported, published, answered and used as a note, and the answers are read back as they were (${most} files, seed ${seed})`, {
  timeout: 200_000,
}, async () => {
  const files = slice()
  for (const [index, file] of files.entries()) await walk(client, file, seed + index)
  expect(files.length).toBeGreaterThan(0)
})

/** So many of the files, by a printed seed; `test:long` takes them all. */
function slice() {
  const chance = chanceFrom(seed)
  const { files } = questionnaireFiles()
  const shuffled = files
    .map((file) => ({ file, place: chance.next() }))
    .sort((one, two) => one.place - two.place)
  return shuffled.slice(0, most).map(({ file }) => file)
}

const phq2 = {
  name: 'Two questions',
  key: 'two-questions',
  version: 1,
  status: 'Draft',
  shortName: 'PHQ-2',
  licence: 'FreeWithNotice',
  elements: ['one', 'two'].map((id) => ({
    id,
    type: 'Choice',
    label: id,
    required: true,
    options: [0, 1, 2, 3].map((score) => ({ code: `${score}`, label: `${score}`, score })),
  })),
  scoring: [
    {
      id: 'total',
      name: 'Total',
      kind: 'Sum',
      itemIds: ['one', 'two'],
      bands: [
        { min: 0, max: 2, label: 'Negative', severity: 'Info' },
        { min: 3, max: 6, label: 'Positive', severity: 'Moderate' },
      ],
    },
  ],
}

test('unfinished answers are kept as they are, finished ones must be complete and are scored by the server', async () => {
  const made = await client.ask('POST', 'Questionnaires', { body: phq2 })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = made.body
  const early = await client.ask('POST', 'QuestionnaireResponses', {
    body: responseTo(client, id, { one: '1' }, 'Preliminary'),
  })
  expect(early.body.errors).toMatchObject([{ code: 'definitions.not-in-use' }])

  await client.ask('POST', `Questionnaires/${id}/publish`, { body: { versionId: '1' } })
  const begun = await client.ask('POST', 'QuestionnaireResponses', {
    body: responseTo(client, id, { one: '3' }, 'Preliminary'),
  })
  expect(begun.body).toMatchObject({ progress: 'InProgress', scores: [{ band: 'Incomplete', missing: 1 }] })

  const finish = (operations: unknown, versionId: string) =>
    client.ask('PATCH', `QuestionnaireResponses/${begun.body.id}?versionId=${versionId}`, {
      body: operations,
    })
  const tooEarly = await finish([{ op: 'replace', path: '/status', value: 'Final' }], '1')
  expect(tooEarly.body).toMatchObject({
    status: 422,
    errors: [{ pointer: '/answers/two', code: 'forms.required' }],
  })

  const done = await finish(
    [
      { op: 'add', path: '/answers/two', value: '2' },
      { op: 'replace', path: '/status', value: 'Final' },
    ],
    '1',
  )
  expect(done.body, JSON.stringify(done.body)).toMatchObject({
    progress: 'Complete',
    itemScores: { one: 3, two: 2 },
    scores: [{ value: 5, band: 'Positive', missing: 0 }],
  })
})

test('an answer that is no answer is refused, even unfinished', async () => {
  const imported = await client.ask('POST', 'Questionnaires', { body: { ...phq2, key: 'another' } })
  const { id } = imported.body
  await client.ask('POST', `Questionnaires/${id}/publish`, { body: { versionId: '1' } })
  for (const answers of [{ one: { not: 'a code' } }, { stranger: 1 }]) {
    const refused = await client.ask('POST', 'QuestionnaireResponses', {
      body: responseTo(client, id, answers, 'Preliminary'),
    })
    expect(refused.status).toBe(422)
  }
})
