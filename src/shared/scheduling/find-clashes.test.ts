import { describe, expect, test } from 'vitest'
import { findClashes } from './find-clashes.ts'

const day = '2026-03-04T'
const span = (start: string, end: string) => ({
  start: `${day}${start}:00-06:00`,
  end: `${day}${end}:00-06:00`,
})
const booking = {
  status: 'booked',
  span: span('10:00', '11:00'),
  practitioners: ['okafor'],
  patients: ['rivera'],
  rooms: ['room-2'],
} as const

describe('two appointments clash', () => {
  test('over everybody and everything that is in both', () => {
    const clashes = findClashes(booking, [{ ...booking, id: 'other' }])

    expect(clashes.map((clash) => [clash.kind, clash.id, clash.with])).toEqual([
      ['practitioner', 'okafor', 'other'],
      ['patient', 'rivera', 'other'],
      ['room', 'room-2', 'other'],
    ])
  })

  test('not when the one ends as the other starts', () => {
    expect(findClashes(booking, [{ ...booking, id: 'other', span: span('11:00', '12:00') }])).toEqual([])
  })

  test('not with themselves when they are moved', () => {
    expect(
      findClashes({ ...booking, id: 'same' }, [{ ...booking, id: 'same', span: span('10:30', '11:30') }]),
    ).toEqual([])
  })

  test.each(['cancelled', 'noshow', 'entered-in-error', 'proposed', 'waitlist', 'fulfilled'] as const)(
    'not with one that is %s',
    (status) => {
      expect(findClashes(booking, [{ ...booking, id: 'other', status }])).toEqual([])
    },
  )

  test('not when they share nobody', () => {
    const other = {
      ...booking,
      id: 'other',
      practitioners: ['hall'],
      patients: ['marlowe'],
      rooms: ['room-3'],
    }

    expect(findClashes(booking, [other])).toEqual([])
  })
})
