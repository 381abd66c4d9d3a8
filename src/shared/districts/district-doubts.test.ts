import { describe, expect, test } from 'vitest'
import { districtDoubts, type KnownArea } from './district-doubts.ts'

const zone = (id: string, more: Partial<KnownArea> = {}): KnownArea => ({
  id,
  name: id.toUpperCase(),
  kind: 'zone',
  active: true,
  ...more,
})
const within = (id: string) => ({ parent: { id } })
const said = (area: KnownArea, all: readonly KnownArea[]) =>
  districtDoubts(area, all).map(({ pointer, message, parameters = {} }) => [
    pointer,
    message.replace('districts.', ''),
    ...Object.values(parameters),
  ])

describe('a district', () => {
  test('shares no ZIP code with another active one of its kind', () => {
    const north = zone('north', { postalCodes: ['00100', '00101'] })
    const own = zone('own', { postalCodes: ['00777', '00101'] })
    expect(said(own, [north])).toEqual([['/postalCodes/1', 'zip-taken', '00101', 'NORTH']])
    expect(said({ ...own, kind: 'county' }, [north])).toEqual([])
    expect(said({ ...own, active: false }, [north])).toEqual([])
    expect(said(own, [{ ...north, active: false }, own])).toEqual([])
  })

  test('lies within no circle', () => {
    const all = [zone('a'), zone('b', within('a')), zone('c', within('b'))]
    expect(said(zone('a', within('c')), all)).toEqual([['/parent', 'part-of-itself']])
    expect(said(zone('a', within('a')), all)).toEqual([['/parent', 'part-of-itself']])
    expect(said(zone('b', within('a')), all)).toEqual([])
  })

  test('lies on the fourth level at most, with all that lies within it', () => {
    const all = [zone('a'), zone('b', within('a')), zone('c', within('b')), zone('x'), zone('y', within('x'))]
    expect(said(zone('d', within('c')), all)).toEqual([])
    expect(said(zone('x', within('c')), all)).toEqual([['/parent', 'too-many-levels', 4, 5]])
    expect(said(zone('x', within('b')), all)).toEqual([])
  })
})
