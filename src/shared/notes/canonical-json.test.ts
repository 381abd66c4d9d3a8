import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '#shared/patch/patch-operation.ts'
import { canonicalJson } from './canonical-json.ts'

describe('what is signed has one text (RFC 8785)', () => {
  test("the standard's own example", () => {
    const value = JSON.parse(
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
    ) as Json

    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    )
  })

  test('members stand by the code units of their names, as the standard sorts them', () => {
    const names = ['€', '\r', '\uFB33', '1', '😀', '\u0080', 'ö']
    const value = Object.fromEntries(names.map((name) => [name, 0]))

    expect(Object.keys(JSON.parse(canonicalJson(value)) as object)).toEqual([
      '1',
      '\r',
      '\u0080',
      'ö',
      '€',
      '😀',
      '\uFB33',
    ])
    expect(canonicalJson(value)).toMatch(/^\{"\\r":0,"1":0,/)
  })

  test('one number has one form', () => {
    expect(
      ['1e21', '-0', '1.0', '100e-2', '0.1'].map((text) => canonicalJson(JSON.parse(text) as Json)),
    ).toEqual(['1e+21', '0', '1', '1', '0.1'])
  })

  test('the order in which members were written does not matter, everything else does', () => {
    expect(canonicalJson({ b: [1, 2], a: { d: 1, c: 2 } })).toBe(
      canonicalJson({ a: { c: 2, d: 1 }, b: [1, 2] }),
    )
    expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }))
    expect(canonicalJson('é')).not.toBe(canonicalJson('e\u0301'))
  })

  test('what JSON cannot say is never signed', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\uD800', { '\uDC00': 1 }])
      expect(() => canonicalJson(value)).toThrow(TypeError)
  })

  test('any value comes back from its text, and the text is the same again', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = canonicalJson(value as Json)
        expect(canonicalJson(JSON.parse(text) as Json)).toBe(text)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
