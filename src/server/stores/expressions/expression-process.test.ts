import { afterEach, describe, expect, test } from 'vitest'
import type { ExpressionCall } from '#shared/expressions/answer-call.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { ExpressionProcess } from './expression-process.ts'

let process: ExpressionProcess | undefined
afterEach(() => process?.close())

function asking(key: string, value: string): ExpressionCall {
  const definition: Definition = {
    elements: [
      { id: 'a', type: 'Integer', label: 'A' },
      { id: 'b', type: 'Text', label: 'B', fhirPath: { value } },
    ],
  }
  return { kind: 'express', key, definition, answers: { a: 6 }, context: {} }
}

const sum = asking('good', "%resource.item.where(linkId='a').answer.value mod 4")
// Both try more ways than anybody can wait for.
const endless = asking('endless', `'${'a'.repeat(90)}!'.matches('^(a|aa)+$').toString()`)
const backtracking = asking('backtracking', `'${'a'.repeat(60)}!'.matches('^(a+)+$').toString()`)

describe('a form cannot stop the server', () => {
  test('what takes too long ends with its process and is refused with a sentence, and the next form is worked out', async () => {
    process = new ExpressionProcess({ patience: 1_000 })
    for (const call of [endless, backtracking]) {
      const outcome = await process.express(call)
      expect(outcome).toMatchObject({ ok: false })
      expect(JSON.stringify(outcome)).toContain('forms.expressions-too-long')
      expect(await process.express(sum)).toMatchObject({
        ok: true,
        value: { kind: 'express', expressed: { values: { b: '2' } } },
      })
    }
  })

  test('one that took too long is not tried again for a while', async () => {
    process = new ExpressionProcess({ patience: 1_000, rest: 60_000 })
    await process.express(endless)
    const before = performance.now()
    expect(await process.express(endless)).toMatchObject({ ok: false })
    expect(performance.now() - before).toBeLessThan(100)
  })

  test('where too many wait, the next is told to come again', async () => {
    process = new ExpressionProcess({ line: 2 })
    const all = await Promise.all(Array.from({ length: 5 }, () => process?.express(sum)))
    expect(all.filter((one) => one?.ok)).toHaveLength(3)
    expect(JSON.stringify(all)).toContain('forms.expressions-busy')
  })
})

test('an expression that cannot be read is found', async () => {
  process = new ExpressionProcess()
  const { definition } = asking('faulty', '1 + (') as Extract<ExpressionCall, { kind: 'express' }>
  expect(await process.express({ kind: 'check', definition })).toMatchObject({
    ok: true,
    value: { findings: [{ message: 'forms.unreadable-expression' }] },
  })
})
