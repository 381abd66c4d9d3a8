import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'
import { everyRight, openResponseClient, type ResponseClient, responseTo } from './response-client.ts'

let server: TestServer
let client: ResponseClient
beforeAll(async () => {
  server = await startTestServer({ staff: everyRight })
  client = await openResponseClient(server)
})
afterAll(() => server?.close())

const answer = (linkId: string) => `%resource.item.where(linkId='${linkId}').answer.value`

const index = (key: string, value: string) => ({
  name: 'Body',
  key,
  version: 1,
  status: 'Draft',
  shortName: 'BODY',
  licence: 'FreeWithNotice',
  elements: [
    { id: 'weight', type: 'Decimal', label: 'Weight' },
    { id: 'height', type: 'Decimal', label: 'Height' },
    { id: 'index', type: 'Decimal', label: 'Index', readOnly: true, decimals: 1, fhirPath: { value } },
    {
      id: 'advice',
      type: 'Text',
      label: 'Advice',
      required: true,
      fhirPath: { visible: `${answer('index')}.round(0) >= 25` },
    },
  ],
})

const bodyMass = `${answer('weight')} / (${answer('height')} / 100).power(2)`

async function made(body: { readonly key: string }): Promise<string> {
  const row = await client.ask('POST', 'Questionnaires', { body })
  expect(row.status, JSON.stringify(row.body)).toBe(201)
  return row.body.id
}

const publish = (id: string) =>
  client.ask('POST', `Questionnaires/${id}/publish`, { body: { versionId: '1' } })
const submit = (id: string, answers: unknown) =>
  client.ask('POST', 'QuestionnaireResponses', { body: responseTo(client, id, answers) })

test('the server works out the expressions of what is submitted, and asks for what they show', async () => {
  const id = await made(index('body', bodyMass))
  expect((await publish(id)).status).toBe(200)

  const slim = await submit(id, { weight: 60, height: 180, index: 99, advice: 'none' })
  expect(slim.status, JSON.stringify(slim.body)).toBe(201)
  expect(slim.body.answers).toEqual({ weight: 60, height: 180, index: 18.5 })

  const heavy = await submit(id, { weight: 90, height: 180 })
  expect(heavy.body).toMatchObject({
    status: 422,
    errors: [{ pointer: '/answers/advice', code: 'forms.required' }],
  })
  const done = await submit(id, { weight: 90, height: 180, advice: 'Walk more' })
  expect(done.body.answers).toEqual({ weight: 90, height: 180, index: 27.8, advice: 'Walk more' })
})

test('an expression that cannot be read keeps a form from being published, with a sentence', async () => {
  const refused = await publish(await made(index('unreadable', '1 + (')))
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toMatchObject([
    { pointer: '/elements/2/fhirPath/value', code: 'forms.unreadable-expression' },
  ])
  expect(JSON.stringify(refused.body)).toContain('“Index” has an expression that can')
})

test('one that never ends is refused with a sentence, while the server answers others', async () => {
  const id = await made(index('endless', `iif('${'a'.repeat(90)}!'.matches('^(a|aa)+$'), 1, 0)`))
  expect((await publish(id)).status).toBe(200)
  const slow = submit(id, { weight: 60, height: 180 })
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  const refused = await slow
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toContain('take too long')
})
