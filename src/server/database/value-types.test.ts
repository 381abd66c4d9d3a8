import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoInstant } from './value-types.ts'

test('an instant reads as ISO text with milliseconds in UTC, whatever zeros the database leaves out', () => {
  expect(isoInstant('2026-11-21 10:36:12+00')).toBe('2026-11-21T10:36:12.000Z')
  expect(isoInstant('2026-11-21 10:36:12.1+00')).toBe('2026-11-21T10:36:12.100Z')
  expect(isoInstant('2026-11-21 11:36:12.123+01')).toBe('2026-11-21T10:36:12.123Z')
})

test('every instant comes back as it was written', () => {
  const instants = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, (instant) => {
      const stored = instant
        .toISOString()
        .replace('T', ' ')
        .replace(/\.?0*Z$/, '+00')
      const short =
        instant.getUTCMilliseconds() === 0
          ? `${instant.toISOString().slice(0, 19).replace('T', ' ')}+00`
          : stored
      expect(isoInstant(short)).toBe(instant.toISOString())
    }),
  )
})
