import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionnaireFiles } from '#tests/support/corpus-folder.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'
import { everyRight, openResponseClient, type ResponseClient, walk } from './response-client.ts'

const seed = Number(process.env.SEED ?? Math.floor(performance.timeOrigin % 1_000_000))

let server: TestServer
let client: ResponseClient

beforeAll(async () => {
  server = await startTestServer({ staff: everyRight })
  client = await openResponseClient(server)
})

afterAll(() => server.close())

test(`every questionnaire is imported, published, answered and used as a note (seed ${seed})`, async () => {
  const start = performance.now()
  const { files } = questionnaireFiles()
  for (const [index, file] of files.entries()) await walk(client, file, seed + index)
  const seconds = Math.round((performance.now() - start) / 100) / 10
  console.log(JSON.stringify({ test: 'questionnaire walk', seed, files: files.length, seconds }))
  expect(files.length).toBeGreaterThan(0)
})
