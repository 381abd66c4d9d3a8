import { expect, test } from 'vitest'
import { DatabaseInterrupted } from './database-refusal.ts'
import { interruptionOf, troubleOf } from './trouble.ts'

const coded = (code: string) => Object.assign(new Error('said by the database'), { code })

test.each([
  ['full', ['53100', 'ENOSPC', 'EDQUOT']],
  ['busy', ['40P01', '40001', '55P03', '57014', '53200', '53000']],
  [
    'away',
    [
      '57P01',
      '57P02',
      '57P03',
      '57P05',
      '53300',
      '08006',
      '08P01',
      '58030',
      '25P03',
      '25006',
      '28P01',
      '3D000',
    ],
  ],
  [
    'away',
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EMFILE'],
  ],
  [undefined, ['23505', '23P01', '42501', '42P01', '22P02', '25P02', 'XX000', 'ENOENT']],
] as const)('of the database is said that it is %s', (trouble, codes) => {
  expect(codes.map((code) => troubleOf(coded(code)))).toEqual(codes.map(() => trouble))
})

test('a connection that is gone without a code is gone, too', () => {
  const sentences = [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ]
  for (const sentence of sentences) {
    expect(troubleOf(new Error(sentence))).toBe('away')
    expect(interruptionOf(new Error(sentence))).toBeInstanceOf(DatabaseInterrupted)
  }
  expect(troubleOf(new Error('The demo has no patient A-02'))).toBeUndefined()
})
