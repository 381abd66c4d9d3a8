import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPatch } from './apply-patch.ts'
import { diff } from './diff.ts'
import { mergePatches } from './merge-patches.ts'
import type { Json } from './patch-operation.ts'

describe('a difference is as small as what was changed', () => {
  test('equal documents have none', () => {
    expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([])
  })

  test('an answer that was typed is one replacement', () => {
    const note = (mood: string) => ({ sections: [{ id: 's1', data: { mood, sleep: 7 } }] })

    expect(diff(note('low'), note('better'))).toEqual([
      { op: 'replace', path: '/sections/0/data/mood', value: 'better' },
    ])
  })

  test('a row that was put first leaves the others as they are', () => {
    const operations = diff([{ id: 'b' }, { id: 'c' }], [{ id: 'a' }, { id: 'b' }, { id: 'c' }])

    expect(operations).toEqual([{ op: 'add', path: '/0', value: { id: 'a' } }])
  })

  test('a row that was moved is one move, and its change is a change of that row', () => {
    const operations = diff(
      [{ id: 'a' }, { id: 'b' }, { id: 'c', n: 1 }],
      [{ id: 'c', n: 2 }, { id: 'a' }, { id: 'b' }],
    )

    expect(operations).toEqual([
      { op: 'move', from: '/2', path: '/0' },
      { op: 'replace', path: '/0/n', value: 2 },
    ])
  })

  test('a word taken from the middle of a list is one removal', () => {
    expect(diff(['a', 'b', 'c'], ['a', 'c'])).toEqual([{ op: 'remove', path: '/1' }])
  })

  test('a thousand changed answers still fit into one patch', () => {
    const answers = (value: number) =>
      Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`q${index}`, value]))
    const before = { sections: [{ id: 's', data: answers(1) }] }
    const after = { sections: [{ id: 's', data: answers(2) }] }

    const operations = diff(before, after)

    expect(operations.length).toBeLessThanOrEqual(500)
    expect(applyPatch(before, operations)).toEqual({ ok: true, value: after })
  })
})

describe('a difference leads from the one document to the other', () => {
  test('for any two documents', () => {
    fc.assert(fc.property(json, json, leads), { numRuns: 3000 })
  })

  test('for any two lists of rows with ids', () => {
    fc.assert(fc.property(rows, rows, leads), { numRuns: 3000 })
  })

  test('a document that grew from the other', () => {
    fc.assert(
      fc.property(json, fc.array(fc.tuple(fc.string(), json), { maxLength: 3 }), (before, changes) => {
        leads(
          { kept: before },
          { kept: before, ...Object.fromEntries(changes.filter(([name]) => isPlain(name))) },
        )
      }),
    )
  })
})

describe('two writers on one base', () => {
  const base = { data: { mood: 'low', sleep: 7 }, plan: [{ id: 'a', text: 'walk' }] }

  test('who answered different questions keep both answers', () => {
    const merged = mergePatches(
      base,
      { ...base, data: { mood: 'better', sleep: 7 } },
      { ...base, data: { mood: 'low', sleep: 5 } },
    )

    expect(merged).toEqual({ ok: true, value: { ...base, data: { mood: 'better', sleep: 5 } } })
  })

  test('on one question are asked, not overruled', () => {
    const merged = mergePatches(
      base,
      { ...base, data: { mood: 'better', sleep: 7 } },
      { ...base, data: { mood: 'worse', sleep: 7 } },
    )

    expect(merged).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', findings: [{ pointer: '/data/mood' }] },
    })
  })

  test('of whom one added a row to the list that the other changed are asked', () => {
    const mine = { ...base, plan: [{ id: 'new', text: 'call' }, ...base.plan] }
    const theirs = { ...base, plan: [{ id: 'a', text: 'run' }] }

    expect(mergePatches(base, mine, theirs).ok).toBe(false)
  })

  test('answers under ids that look like numbers are not taken for a list', () => {
    const merged = mergePatches({ data: {} }, { data: { '1': 'yes' } }, { data: { '2': 'no' } })

    expect(merged).toEqual({ ok: true, value: { data: { '1': 'yes', '2': 'no' } } })
  })
})

function leads(before: Json, after: Json): void {
  const operations = diff(before, after)
  const applied = applyPatch(before, operations)

  expect(applied.ok && JSON.stringify(sorted(applied.value))).toBe(JSON.stringify(sorted(after)))
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}

function isPlain(name: string): boolean {
  return !['__proto__', 'constructor', 'prototype'].includes(name)
}

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, false, 0, 1, 2.5, '', 'a', 'b', 'ä/~'),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.dictionary(fc.string({ maxLength: 3 }).filter(isPlain), tie('json'), {
      maxKeys: 5,
      noNullPrototype: true,
    }),
  ),
}))
const rows = fc.uniqueArray(fc.record({ id: fc.constantFrom(...'abcdefgh'), n: fc.nat({ max: 2 }) }), {
  selector: (row) => row.id,
  maxLength: 8,
})
