import { expect, test } from 'vitest'
import { type Area, districtsByZip } from './districts-by-zip.ts'

const area = (id: string, kind: Area['kind'], postalCodes: readonly string[], active = true): Area => ({
  id,
  kind,
  active,
  postalCodes,
})

test('each ZIP code belongs to the active district that has it, and of several kinds to the first', () => {
  const found = districtsByZip([
    area('team', 'zone', ['00100', '00101']),
    area('gone', 'county', ['00100', '00103'], false),
    area('county', 'county', ['00101', '00102']),
  ])
  expect([...found].map(([code, { id }]) => `${code} ${id}`).toSorted()).toEqual([
    '00100 team',
    '00101 county',
    '00102 county',
  ])
})
