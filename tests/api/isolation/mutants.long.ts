import { afterAll, beforeAll, expect, test } from 'vitest'
import tables from '#tests/codegen/specification/permissions.json' with { type: 'json' }
import { databaseKinds } from '#tests/support/database/database.ts'
import { allMutants } from '#tests/support/isolation/mutants/mutant.ts'
import { questionsOf, surviving } from '#tests/support/isolation/mutants/surviving.ts'
import { tokenMutants } from '#tests/support/isolation/mutants/token-mutants.ts'
import { type MatrixPractice, openMatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import { rightsOf } from '#tests/support/isolation/rule/rights.ts'
import { runMatrix } from '#tests/support/isolation/run/run-matrix.ts'

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1_000) % 100_000)
const flips = 70

let practice: MatrixPractice
beforeAll(async () => {
  practice = await openMatrixPractice(databaseKinds.at(-1) ?? 'embedded', rightsOf(tables))
})
afterAll(() => practice?.close())

test(`every change of a grant, a population, a team, a row policy or an access token is noticed (seed ${seed})`, async () => {
  const from = performance.now()
  const mutants = [...(await allMutants(practice, seed, flips)), ...tokenMutants()]
  const survivors = await surviving(practice, mutants, seed)
  const untouched = await runMatrix(
    practice,
    questionsOf(practice, { types: ['Condition', 'Program'] }, seed),
    { onlyTrials: true },
  )
  const seconds = Math.round((performance.now() - from) / 1_000)
  console.log(JSON.stringify({ seed, mutants: mutants.length, survivors: survivors.length, seconds }))
  expect(untouched.wrong).toEqual([])
  expect(mutants.length).toBeGreaterThanOrEqual(100)
  expect(survivors).toEqual([])
})
