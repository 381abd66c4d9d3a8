import { expect, test } from 'vitest'
import { type KnownVersion, lastChanges } from './last-changes.ts'

const version = (day: number, by: string, preferences: object | undefined): KnownVersion => ({
  meta: {
    lastModified: `2026-11-0${day}T10:00:00.000Z`,
    lastModifiedBy: { id: by, resourceType: 'Practitioner', display: by },
  },
  preferences,
})

const versions = [
  version(3, 'Ana', { sessionTimeout: 45, appointmentCreation: true, holidayDates: [] }),
  version(2, 'Ben', { sessionTimeout: 30, appointmentCreation: true, holidayDates: [] }),
  version(1, 'Cy', { sessionTimeout: 30, appointmentCreation: false, holidayDates: [] }),
]

test('each preference names who changed it last, when, and what it was', () => {
  const changes = lastChanges(versions, ['sessionTimeout', 'appointmentCreation', 'holidayDates'])
  expect(changes.get('sessionTimeout')).toEqual({ at: '2026-11-03T10:00:00.000Z', by: 'Ana', before: 30 })
  expect(changes.get('appointmentCreation')).toMatchObject({ by: 'Ben', before: false })
  expect(changes.has('holidayDates')).toBe(false)
})

test('a version that was not kept accuses nobody', () => {
  const [newest, , oldest] = versions
  const gap = [newest, version(2, 'Ben', undefined), oldest].flatMap((each) => each ?? [])
  expect(lastChanges(gap, ['sessionTimeout']).size).toBe(0)
})
