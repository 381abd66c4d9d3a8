import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import tables from '#tests/codegen/specification/permissions.json' with { type: 'json' }
import { databaseKinds } from '#tests/support/database/database.ts'
import { type MatrixPractice, openMatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import { rightsOf } from '#tests/support/isolation/rule/rights.ts'
import { collectionQuestions } from '#tests/support/isolation/run/all-questions.ts'
import { runQuestions, runSlice } from '#tests/support/isolation/run/run-slice.ts'
import { states } from '#tests/support/isolation/run/states.ts'
import { sliceOf } from '#tests/support/slice.ts'

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1_000) % 100_000)

describe.each(databaseKinds)('on the %s database', (database) => {
  let practice: MatrixPractice
  beforeAll(async () => {
    practice = await openMatrixPractice(database, rightsOf(tables))
  })
  afterAll(() => practice?.close())

  test(`its half of a sixteenth of all cells is as the rule says, each request with one event (seed ${seed})`, async () => {
    const { report, wrong, trail } = await runSlice(practice, {
      oneOf: 32,
      seed: seed + databaseKinds.indexOf(database),
    })
    expect(report.cells).toBeGreaterThan(5_000)
    expect(report.cells).toBe(report.questions * states.length)
    expect(wrong).toEqual([])
    expect(trail).toEqual([])
  })

  test(`a sixth of the acts that are about no one row are as the rule says for every role (seed ${seed})`, async () => {
    const questions = sliceOf(collectionQuestions(practice), 6, seed + databaseKinds.indexOf(database))
    const { wrong, trail } = await runQuestions(practice, questions, seed)
    expect(wrong).toEqual([])
    expect(trail).toEqual([])
  })
})
