import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import tables from '#tests/codegen/specification/permissions.json' with { type: 'json' }
import { chanceFrom } from '#tests/support/chance.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { flippedGrant, policyMutants } from '#tests/support/isolation/mutants/mutant.ts'
import { isNoticed, questionsOf, surviving } from '#tests/support/isolation/mutants/surviving.ts'
import { tokenMutants } from '#tests/support/isolation/mutants/token-mutants.ts'
import { type MatrixPractice, openMatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import { rightsOf } from '#tests/support/isolation/rule/rights.ts'
import { collectionQuestions } from '#tests/support/isolation/run/all-questions.ts'
import { type Lines, openLines } from '#tests/support/isolation/run/open-lines.ts'
import { runMatrix } from '#tests/support/isolation/run/run-matrix.ts'
import { runQuestions, runSlice } from '#tests/support/isolation/run/run-slice.ts'
import { states } from '#tests/support/isolation/run/states.ts'

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1_000) % 100_000)
/** One who reaches everybody, one who reaches whom he looks after, the patient, one of the vendor's. */
const few = ['Administrative', 'Non-Prescribing Clinician', 'Patient', 'Associate Support']
const roles = rightsOf(tables).filter(({ role }) => few.includes(role))

describe.each(databaseKinds)('on the %s database', (database) => {
  let practice: MatrixPractice
  beforeAll(async () => {
    practice = await openMatrixPractice(database, roles)
  })
  afterAll(() => practice?.close())

  test(`four roles are told and denied what the rule says, each request with one event (seed ${seed})`, async () => {
    const { report, wrong, trail } = await runSlice(practice, { oneOf: 32, seed })
    expect(report.cells).toBeGreaterThan(500)
    expect(report.cells).toBe(report.questions * states.length)
    expect(wrong).toEqual([])
    expect(trail).toEqual([])
  })

  test('acts that are about no one row, or name whom they are about in their words, are answered as the rule says', async () => {
    const { report, wrong, trail } = await runQuestions(practice, collectionQuestions(practice), seed)
    expect(report.questions).toBe(44 * few.length)
    expect(wrong).toEqual([])
    expect(trail).toEqual([])
  })

  test('of packets and answers the patient is told the own alone, and staff what they reach', async () => {
    const questions = questionsOf(practice, { types: ['PacketResponse', 'QuestionnaireResponse'] }, seed)
    expect((await runMatrix(practice, questions)).wrong).toEqual([])
  })

  test('of a mobile day its worker is told, of a membership its member, of what is shared those with whom it is, and who looks after them', async () => {
    const types = ['Itinerary', 'ChannelMembership', 'SharedScribble'] as const
    const questions = questionsOf(practice, { types }, seed)
    expect((await runMatrix(practice, questions)).wrong).toEqual([])
  })

  test('a grant that is flipped, put in on purpose, is found', async () => {
    const conditions = questionsOf(practice, { types: ['Condition'] }, seed)
    expect((await runMatrix(practice, conditions, { onlyTrials: true })).wrong).toEqual([])
    expect(await isNoticed(practice, flippedGrant(practice, roles, chanceFrom(seed)), seed)).toBe(true)
  })

  test('a row policy that is dropped, put in on purpose, is found', async () => {
    const [dropped] = await policyMutants(practice)
    expect(dropped?.name).toBe('the policy of resource is dropped')
    expect(dropped && (await isNoticed(practice, dropped, seed))).toBe(true)
  })

  test('a token of a broken glass that opens nothing, put in on purpose, is found in every way to ask', async () => {
    expect(await surviving(practice, tokenMutants(), seed)).toEqual([])
  })

  test('403 and 404 that change places, put in on purpose, are found', async () => {
    const lines = swapped(openLines(practice.server.url))
    const questions = questionsOf(practice, { types: ['Condition'] }, seed)
    const { wrong } = await runMatrix(practice, questions, { lines, untilWrong: true, onlyTrials: true })
    expect(wrong.length).toBeGreaterThan(0)
  })
})

/** Lines on which 403 says 404 and 404 says 403. */
function swapped(lines: Lines): Lines {
  const others = new Map([
    [403, 404],
    [404, 403],
  ])
  return {
    ...lines,
    ask: async (asking) => {
      const answer = await lines.ask(asking)
      return { ...answer, status: others.get(answer.status) ?? answer.status }
    },
  }
}
