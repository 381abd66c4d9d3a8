import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPatch } from './apply-patch.ts'
import type { Json } from './patch-operation.ts'

type Case = {
  readonly comment?: string
  readonly doc: Json
  readonly patch: unknown
  readonly expected?: Json
  readonly error?: string
  readonly disabled?: boolean
}

const corpora = process.env.CORPORA_DIR ?? new URL('../../../../shared/corpora', import.meta.url).pathname
const folder = join(corpora, 'conformance', 'json-patch')
const files = ['tests.json', 'spec_tests.json'].filter((file) => existsSync(join(folder, file)))

describe.skipIf(files.length === 0)(
  'the conformance cases of RFC 6902 hold (not run without the corpora)',
  () => {
    for (const file of files) {
      const cases = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Case[]
      test.each(
        cases
          .filter((each) => !each.disabled)
          .map((each, index) => [index, each.comment ?? '', each] as const),
      )(`${file} %i %s`, (_index, _comment, { doc, patch, expected, error }) => {
        const outcome = applyPatch(doc, patch)

        expect(outcome.ok).toBe(error === undefined)
        if (outcome.ok && expected !== undefined) expect(outcome.value).toEqual(expected)
      })
    }
  },
)

describe('a patch is applied whole or not at all', () => {
  test('the document that was handed in stays as it was', () => {
    const document = { mood: 'low', plan: ['walk'] }
    applyPatch(document, [
      { op: 'replace', path: '/mood', value: 'better' },
      { op: 'add', path: '/plan/-', value: 'call' },
    ])

    expect(document).toEqual({ mood: 'low', plan: ['walk'] })
  })

  test('an operation that does not fit names its place in the patch', () => {
    const outcome = applyPatch({ mood: 'low' }, [
      { op: 'replace', path: '/mood', value: 'better' },
      { op: 'remove', path: '/sleep' },
    ])

    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'invalid', findings: [{ pointer: '/1' }] } })
  })

  test('a list takes no index beyond its end, none with a leading zero and no word', () => {
    for (const path of ['/plan/3', '/plan/01', '/plan/one', '/plan/-1', '/plan/1e0', '/plan/99999999999'])
      expect(applyPatch({ plan: ['a', 'b'] }, [{ op: 'add', path, value: 'c' }]).ok).toBe(false)
  })

  test('nothing is moved into its own child', () => {
    const outcome = applyPatch({ a: { b: 1 } }, [{ op: 'move', from: '/a', path: '/a/b' }])

    expect(outcome).toMatchObject({ failure: { findings: [{ message: 'patch.into-itself' }] } })
  })
})

describe('a hostile patch is refused', () => {
  test.each(['__proto__', 'constructor', 'prototype'])(
    '%s may stand in no path, no source and no value',
    (name) => {
      const patches = [
        [{ op: 'add', path: `/${name}`, value: {} }],
        [{ op: 'add', path: `/a/${name}/b`, value: {} }],
        [{ op: 'copy', path: '/a', from: `/${name}` }],
        JSON.parse(`[{"op":"add","path":"/a","value":{"deep":[{"${name}":{"x":1}}]}}]`),
      ]
      for (const patch of patches)
        expect(applyPatch({ a: {} }, patch)).toMatchObject({ failure: { kind: 'malformed' } })
    },
  )

  test('more than 500 operations, more than 32 segments and values nested too deep are too much', () => {
    const many = Array.from({ length: 501 }, () => ({ op: 'test', path: '', value: {} }))
    const long = [{ op: 'add', path: '/a'.repeat(33), value: 1 }]
    const deep = [{ op: 'add', path: '/a', value: JSON.parse(`${'['.repeat(65)}${']'.repeat(65)}`) }]

    for (const patch of [many, long, deep])
      expect(applyPatch({}, patch)).toMatchObject({ failure: { kind: 'malformed' } })
  })

  test('a list that is copied into itself again and again is stopped before it fills the memory', () => {
    const doubling = Array.from({ length: 60 }, () => ({ op: 'copy', from: '/a', path: '/a/-' }))

    expect(applyPatch({ a: [1] }, doubling)).toMatchObject({
      failure: { findings: [{ message: 'patch.copies-too-much' }] },
    })
  })

  test('10,000 random hostile patches leave every prototype as it was', () => {
    const before = prototypes()
    fc.assert(
      fc.property(fc.array(hostileOperation, { maxLength: 6 }), (patch) => {
        applyPatch(JSON.parse('{"a":{"b":[1,{"c":2}]},"list":[[],{}]}'), patch)
        expect(prototypes()).toEqual(before)
      }),
      { numRuns: 10_000 },
    )
  })
})

const names = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'a',
  'b',
  'list',
  '0',
  '1',
  '-',
  '~0~1',
  '~',
  '',
  '99999999999999',
)
const path = fc.oneof(
  fc.array(names, { maxLength: 5 }).map((segments) => segments.map((segment) => `/${segment}`).join('')),
  fc.string(),
)
const value = fc.oneof(
  fc.jsonValue(),
  fc.constant(JSON.parse('{"__proto__":{"polluted":true}}')),
  fc.constant(JSON.parse('{"constructor":{"prototype":{"polluted":true}}}')),
)
const hostileOperation = fc.record(
  {
    op: fc.constantFrom('add', 'remove', 'replace', 'move', 'copy', 'test', 'steal'),
    path,
    from: path,
    value,
  },
  { requiredKeys: ['op'] },
)

function prototypes(): readonly (readonly PropertyKey[])[] {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((one) =>
    Reflect.ownKeys(one),
  )
}
