import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeAnswer } from '#tests/support/requests/judge-answer.ts'
import { openRequestHouse, type RequestHouse } from '#tests/support/requests/open-request-house.ts'
import { actsOfADay, fewActs } from '#tests/support/requests/run-acts.ts'
import { daySeed } from '#tests/support/slice.ts'

let house: RequestHouse
beforeAll(async () => {
  house = await openRequestHouse('embedded')
})
afterAll(() => house?.close())

test(`some requests from our own schemas: right ones are taken, wrong ones refused at their place, none breaks or hangs (seed ${daySeed})`, async () => {
  const { troubles, ...report } = await house.run({ seed: daySeed, count: 400 })
  console.log(JSON.stringify({ ...report, troubles: troubles.length }))
  expect(troubles).toEqual([])
})

test(`acts as their schemas say are done, or refused by a rule of their own that is known (seed ${daySeed})`, async () => {
  const { troubles, ...report } = await house.runActs({ seed: daySeed * actsOfADay, count: fewActs })
  console.log(JSON.stringify({ ...report, troubles: troubles.length }))
  expect(troubles).toEqual([])
  expect(report.done).toBeGreaterThan(5)
})

test('a wrong answer is found: a bug, a silence, a wait, a refusal without its place or its form, and a wrong thing that is taken', async () => {
  const problem = { type: 'x', title: 'x', detail: 'x', code: 'stores.wrong-type', status: 422 }
  const right = { what: '', method: 'POST', path: '', expected: { kind: 'right' } } as const
  const wrong = { ...right, expected: { kind: 'wrong', pointer: '/name' } } as const
  const act = { ...right, expected: { kind: 'act', act: 'appointment.accept' } } as const
  const unnamed = { ...right, expected: { kind: 'wrong', parameter: 'order' } } as const
  const answer = (more: object) => ({
    status: 422,
    type: 'application/problem+json',
    requestId: 'x',
    text: JSON.stringify({ ...problem, errors: [{ pointer: '/name', code: 'stores.wrong-type' }] }),
    milliseconds: 1,
    ...more,
  })
  expect(await judgeAnswer(wrong, answer({}))).toBeUndefined()
  const notAsked = { ...problem, status: 409, code: 'acceptance.not-asked' }
  expect(await judgeAnswer(act, answer({ status: 409, text: JSON.stringify(notAsked) }))).toBeUndefined()
  const found = await Promise.all([
    judgeAnswer(right, answer({ status: 500 })),
    judgeAnswer(right, answer({ status: 0 })),
    judgeAnswer(wrong, answer({ milliseconds: 2_500 })),
    judgeAnswer(wrong, answer({ type: 'text/plain' })),
    judgeAnswer(wrong, answer({ requestId: undefined })),
    judgeAnswer(
      wrong,
      answer({ text: JSON.stringify({ ...problem, errors: [{ pointer: '/kind', code: 'x' }] }) }),
    ),
    judgeAnswer(wrong, answer({ text: JSON.stringify(problem) })),
    judgeAnswer(right, answer({})),
    judgeAnswer(unnamed, answer({ status: 400, text: JSON.stringify({ ...problem, status: 400 }) })),
    judgeAnswer(
      unnamed,
      answer({
        status: 403,
        text: JSON.stringify({ ...problem, status: 403, parameters: { name: 'order' } }),
      }),
    ),
    judgeAnswer(right, answer({ text: JSON.stringify({ ...problem, code: 'http.bad-parameter' }) })),
    judgeAnswer(wrong, answer({ status: 201, text: '{}' })),
    judgeAnswer(act, answer({})),
    judgeAnswer(act, answer({ status: 409, text: JSON.stringify({ ...problem, status: 409, code: 'x.y' }) })),
    judgeAnswer(act, answer({ status: 500 })),
    judgeAnswer(
      { ...right, expected: { kind: 'right', type: 'Organization' } },
      answer({ status: 201, text: '{}' }),
    ),
  ])
  expect(found.filter((each) => each === undefined)).toEqual([])
})
