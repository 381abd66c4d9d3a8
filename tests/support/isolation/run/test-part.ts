import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseKind, databaseKinds } from '#tests/support/database/database.ts'
import { type MatrixPractice, openMatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import { type RightsTables, rightsOf } from '#tests/support/isolation/rule/rights.ts'
import { allQuestions, collectionQuestions } from './all-questions.ts'
import { runQuestions } from './run-slice.ts'
import { states } from './states.ts'

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1_000) % 100_000)

/** One part of the whole matrix: the verbs that are asked, on which database. */
export type Part = { readonly database: DatabaseKind; readonly verbs: readonly string[] }

/** Tests a part of the whole matrix: every type and role with these verbs, in all seven states. */
export function testPart(tables: RightsTables, { database, verbs }: Part): void {
  describe.runIf(databaseKinds.includes(database))(`on the ${database} database`, () => {
    let practice: MatrixPractice
    beforeAll(async () => {
      practice = await openMatrixPractice(database, rightsOf(tables))
    })
    afterAll(() => practice?.close())

    test(`every cell of ${verbs.join(', ')} is as the rule says, each request with one event (seed ${seed})`, async () => {
      const questions = allQuestions(practice, seed).filter(({ verb }) => verbs.includes(verb))
      const { report, wrong, trail } = await runQuestions(practice, questions, seed)
      expect(report.questions).toBe(76 * 23 * verbs.length)
      expect(report.cells).toBe(report.questions * states.length)
      expect(wrong).toEqual([])
      expect(trail).toEqual([])
    })

    test.runIf(verbs.includes('act'))(
      `every act that is about no one row is as the rule says for every role (seed ${seed})`,
      async () => {
        const { report, wrong, trail } = await runQuestions(practice, collectionQuestions(practice), seed)
        expect(report.questions).toBe(44 * 23)
        expect(wrong).toEqual([])
        expect(trail).toEqual([])
      },
    )
  })
}

/** Verbs that only read; the others are the writing ones, and those of files and of what has no route yet. */
export const readingVerbs = ['list', 'query', 'count', 'read', 'vread', 'expand']
export const writingVerbs = ['create', 'create-if-none-exists', 'put', 'patch', 'delete', 'act']
export const laterVerbs = ['sync', 'content-read', 'content-vread', 'content-write', 'content-delete']
