import { expect, test } from 'vitest'
import type { KnownArea } from './district-doubts.ts'
import { readZipList } from './read-zip-list.ts'
import { codesAfter, zipReport } from './zip-report.ts'

const north: KnownArea = {
  id: 'n',
  name: 'North',
  code: 'N',
  kind: 'zone',
  active: true,
  postalCodes: ['00100', '00101'],
}
const river: KnownArea = { id: 'r', name: 'River', kind: 'zone', active: true, postalCodes: ['00102'] }
const county: KnownArea = {
  id: 'c',
  name: 'Lake',
  kind: 'county',
  active: true,
  postalCodes: ['00101', '00900'],
}
const districts = [north, river, county]
const report = (text: string, usual?: KnownArea) => zipReport({ list: readZipList(text), districts, usual })
const told = (text: string, usual?: KnownArea) =>
  report(text, usual).map(({ text: code, state, district, from }) =>
    [code, state, district?.name, from?.name].filter(Boolean).join(' '),
  )

test('nothing of a list is silent: each ZIP code is new, there, moves, or cannot come, and why', () => {
  expect(told('00100,River\n00101,n\n00777,north\n00900,North\n00500,Nowhere\nabc\n00777,North')).toEqual([
    '00100 Moves River North',
    '00101 There North',
    '00777 New North',
    '00900 New North',
    '00500, Nowhere UnknownDistrict',
    'abc NotAZip',
    '00777 Twice North',
  ])
  expect(told('00100\n00777-00778', river)).toEqual([
    '00100 Moves River North',
    '00777 New River',
    '00778 New River',
  ])
  expect(told('00777')).toEqual(['00777 NoDistrict'])
  expect(told('00777,North\n00777,River')).toEqual(['00777 TwoDistricts North', '00777 TwoDistricts River'])
})

test('what moves is taken from one district and given to the other', () => {
  expect(
    codesAfter(report('00100,River\n00777,North\n00102,River')).map(({ district, postalCodes }) => [
      district.name,
      ...postalCodes,
    ]),
  ).toEqual([
    ['River', '00100', '00102'],
    ['North', '00101', '00777'],
  ])
})
