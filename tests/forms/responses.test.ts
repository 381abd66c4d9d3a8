import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { aFilledCopy } from '#tests/support/answers.ts'
import { questionnaireFiles } from '#tests/support/corpora.ts'
import { chanceFrom } from '#tests/support/random.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server.ts'

const seed = Number(process.env.SEED ?? 20_261_121)
const most = Number(process.env.RESPONSES ?? 60)

let server: TestServer
let implementer: TestClient
let patient: unknown
let author: unknown

beforeAll(async () => {
  server = await startTestServer({
    staff: { implementer: ['associate-implementation', 'administrative', 'non-prescribing-clinician'] },
  })
  implementer = await server.signIn('implementer')
  author = { id: server.practice.profiles.get('implementer'), resourceType: 'Practitioner' }
  const made = await implementer.ask('POST', 'Patients', {
    body: {
      name: { use: 'official', given: ['Maya'], family: 'Rivera' },
      birthDate: '1991-04-12',
      gender: 'female',
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  patient = { id: made.body.id, resourceType: 'Patient' }
})

afterAll(() => server.close())

/** So many of the files, by a printed seed. */
function slice() {
  const chance = chanceFrom(seed)
  const { files } = questionnaireFiles()
  const shuffled = files
    .map((file) => ({ file, place: chance.next() }))
    .sort((one, two) => one.place - two.place)
  return shuffled.slice(0, most).map(({ file }) => file)
}

test(`a questionnaire is imported, published and answered, and the answers are read back as they were (${most} files, seed ${seed})`, {
  timeout: 540_000,
}, async () => {
  let answered = 0
  for (const [index, file] of slice().entries()) {
    const imported = await implementer.ask('POST', 'Questionnaires/import', {
      body: { fileName: file.name, content: file.content },
    })
    expect(imported.status, `${file.name} ${JSON.stringify(imported.body).slice(0, 400)}`).toBe(200)
    const [{ id }] = imported.body.questionnaires
    const published = await implementer.ask('POST', `Questionnaires/${id}/publish`, {
      body: { versionId: '1' },
    })
    expect(published.status, `${file.name} ${JSON.stringify(published.body).slice(0, 400)}`).toBe(200)

    const answers = aFilledCopy(compileForm(definitionOf(published.body)), seed + index)
    const saved = await implementer.ask('POST', 'QuestionnaireResponses', {
      body: response(id, 'Final', answers),
    })
    expect(saved.status, `${file.name} ${JSON.stringify(saved.body).slice(0, 400)}`).toBe(201)
    const read = await implementer.ask('GET', `QuestionnaireResponses/${saved.body.id}`)
    expect(read.body.answers, file.name).toEqual(answers)
    expect(read.body).toMatchObject({ progress: 'Complete', questionnaire: { id, versionId: '2' } })
    answered += 1
  }
  expect(answered).toBeGreaterThan(0)
})

function response(id: string, status: string, answers: unknown) {
  return {
    questionnaire: { id, resourceType: 'Questionnaire' },
    ...{ patient, author, status, answers, source: 'Clinician', authored: '2026-03-04T09:10:00-06:00' },
  }
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
  const made = await implementer.ask('POST', 'Questionnaires', { body: phq2 })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = made.body
  const early = await implementer.ask('POST', 'QuestionnaireResponses', {
    body: response(id, 'Preliminary', { one: '1' }),
  })
  expect(early.body.errors).toMatchObject([{ code: 'definitions.not-in-use' }])

  await implementer.ask('POST', `Questionnaires/${id}/publish`, { body: { versionId: '1' } })
  const begun = await implementer.ask('POST', 'QuestionnaireResponses', {
    body: response(id, 'Preliminary', { one: '3' }),
  })
  expect(begun.body).toMatchObject({ progress: 'InProgress', scores: [{ band: 'Incomplete', missing: 1 }] })

  const finish = (operations: unknown, versionId: string) =>
    implementer.ask('PATCH', `QuestionnaireResponses/${begun.body.id}?versionId=${versionId}`, {
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
  const imported = await implementer.ask('POST', 'Questionnaires', { body: { ...phq2, key: 'another' } })
  const { id } = imported.body
  await implementer.ask('POST', `Questionnaires/${id}/publish`, { body: { versionId: '1' } })
  for (const answers of [{ one: { not: 'a code' } }, { stranger: 1 }]) {
    const refused = await implementer.ask('POST', 'QuestionnaireResponses', {
      body: response(id, 'Preliminary', answers),
    })
    expect(refused.status).toBe(422)
  }
})
