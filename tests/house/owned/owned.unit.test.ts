import { expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { parse } from '#tests/house/limits/source.ts'
import { findUnwritten, ownedFields, readWriters, withImporters, writerOf } from './find-unwritten.ts'
import { unwritten } from './unwritten.ts'

const known = unwritten.flatMap(({ fields }) => fields)

test('every field that only the server writes has a writer, or stands in the list with what brings it', () => {
  expect(findUnwritten(ownedFields(), readWriters()).toSorted()).toEqual(known.toSorted())
})

test('the list only becomes shorter, and says of each field why', () => {
  expect(ownedFields().length).toBeGreaterThan(250)
  expect(known.length).toBeLessThanOrEqual(31)
  expect(unwritten.filter(({ because }) => because.split(' ').length < 6)).toEqual([])
})

test('a field without a writer, put in on purpose, is found; who only reads it, speaks of another type or puts in a fixed value writes nothing', () => {
  const fields = ownedFields([{ ...registry.Allergy, serverOwned: ['reviewed', 'recorder'] }])
  const files = {
    'reads.ts': 'export const seen = (row: Allergy) => row.reviewed',
    'other.ts': 'export const made = (row: Medication) => ({ ...row, reviewed: row.now })',
    'fixed.ts': 'export const made = (row: Allergy) => ({ ...row, reviewed: [] })',
    'maker.ts': 'export const made = (row: Row) => ({ ...row, reviewed: row.now })',
    'feature.ts': "import { made } from './maker.ts'\nexport const guards = { Allergy: made }",
  }
  const writers = Object.entries(files).map(([path, text]) => writerOf(parse(path, text)))
  const found = (...paths: readonly string[]) =>
    findUnwritten(fields, withImporters(writers.filter(({ path }) => paths.includes(path))))
  expect(found('reads.ts', 'other.ts', 'fixed.ts', 'maker.ts')).toContain('Allergy.reviewed')
  expect(found('maker.ts', 'feature.ts')).not.toContain('Allergy.reviewed')
  expect(found()).not.toContain('Allergy.recorder')
})
