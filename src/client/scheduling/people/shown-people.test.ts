import { describe, expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { shownPeople, shownText, workingPeople } from './shown-people.ts'

const one = '11111111-1111-4111-8111-111111111111'
const other = '22222222-2222-4222-8222-222222222222'

describe('whose days are shown', () => {
  test('what the address says is what it was told, and nonsense says nothing', () => {
    for (const text of ['all', 'me', one, `${one},${other}`]) {
      const shown = shownPeople(text)
      expect(shown && shownText(shown)).toBe(text)
    }
    expect(shownPeople(undefined)).toBeUndefined()
    expect(shownPeople('nobody,;drop')).toBeUndefined()
    expect(shownPeople(`${one},${one},x`)).toEqual({ kind: 'chosen', ids: [one] })
  })

  test('everybody who works on a day are those whose hours are open then, and those who have an appointment', () => {
    const monday = '2030-03-04'
    const owner = (id: string, display: string) => ({ id, display, resourceType: 'Practitioner' })
    const schedules = [
      { owner: owner('a', 'Zoe'), availability: [{ id: '1', kind: 'Available', weekday: 'Monday' }] },
      { owner: owner('b', 'Yan'), availability: [{ id: '1', kind: 'Available', weekday: 'Tuesday' }] },
      { owner: owner('c', 'Xan') },
    ] as unknown as readonly Schedule[]
    const appointments = [{ owner: owner('d', 'Ada') }] as unknown as readonly Appointment[]
    expect(workingPeople([monday], schedules, appointments).map(({ display }) => display)).toEqual([
      'Ada',
      'Zoe',
    ])
  })
})
