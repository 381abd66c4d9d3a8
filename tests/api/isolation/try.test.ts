import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import specification from '#tests/codegen/specification/permissions.json' with { type: 'json' }
import { openMatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import { rightsOf } from '#tests/support/isolation/rule/rights.ts'
import { countsOf } from '#tests/support/isolation/run/judge.ts'
import { allQuestions, drawn } from '#tests/support/isolation/run/questions.ts'
import { runMatrix } from '#tests/support/isolation/run/run-matrix.ts'

test('try', { timeout: 580_000 }, async () => {
  const roles = rightsOf(specification)
  const wanted = process.env.ROLES
    ? roles.filter(({ role }) => process.env.ROLES?.split(',').includes(role))
    : roles
  let at = Date.now()
  const practice = await openMatrixPractice(process.env.DB === 'postgres' ? 'postgres' : 'embedded', wanted)
  console.log('laid', (Date.now() - at) / 1000)
  for (const name of ['mine', 'confidential', 'outside', 'deleted', 'elsewhere'] as const)
    console.log(
      name,
      practice[name].size,
      [...new Set(allQuestions(practice).map(({ type }) => type))]
        .filter((type) => !practice[name].has(type))
        .join(' '),
    )
  for (const [login, rows] of practice.own) console.log(login, rows.size, [...rows.keys()].join(' '))
  at = Date.now()
  const run = await runMatrix(
    practice,
    drawn(allQuestions(practice), Number(process.env.ONE_OF ?? 16), Number(process.env.SEED ?? 1)),
  )
  console.log(
    'cells',
    run.cells,
    'requests',
    run.requests.length,
    'seconds',
    (Date.now() - at) / 1000,
    'wrong',
    run.wrong.length,
  )
  console.log(countsOf(run.wrong).slice(0, 30).join('\n'))
  writeFileSync('/tmp/wrong.json', JSON.stringify(run.wrong))
  await practice.close()
  expect(run.wrong.length).toBe(0)
})
