import { describe, expect, test } from 'vitest'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { isLaneOpen, metAt, movedTo, steppedTarget, targetOf } from './move-target.ts'

const zone = 'America/Chicago'
const start = '2030-03-08T16:10:00Z'
const ada = { kind: 'person', id: 'ada', display: 'Ada' } as const
const bob = { kind: 'person', id: 'bob', display: 'Bob' } as const
const room = (id: string) => ({ kind: 'room', id, display: `Room ${id}` }) as const
const patient = { id: '1', kind: 'Patient', subject: { id: 'p', resourceType: 'Patient' } } as const
const therapist = (id: string) =>
  ({ id: '2', kind: 'Practitioner', subject: { id, resourceType: 'Practitioner' } }) as const
const visit: Appointment = {
  id: '1',
  resourceType: 'Appointment',
  partition: 'example',
  display: 'Visit',
  meta: { versionId: '1', created: start, lastModified: start, resourceSystem: 'Goldthread' },
  status: 'booked',
  kind: 'Visit',
  mode: 'InPerson',
  isGroup: false,
  created: start,
  start,
  end: '2030-03-08T17:00:00Z',
  timezone: zone,
  duration: 50,
  owner: { id: 'ada', display: 'Ada', resourceType: 'Practitioner' },
  schedule: { id: 's', resourceType: 'Schedule' },
  attendees: [patient, therapist('ada')],
}
const begun = { timezone: zone, from: ada }
const target = { lane: ada, date: '2030-03-08', from: 610, minutes: 50 }
const column = (lane: Lane, date = target.date) => ({ lane, date, slotMinutes: 15 }) as unknown as DayColumn
const space = { columns: [column(ada), column(bob)], pageDays: 1 }

describe('an appointment that is being moved', () => {
  test('stands where it is, and there is nothing to be changed', () => {
    expect(targetOf(visit, zone, ada)).toEqual(target)
    expect(movedTo(visit, target, begun)).toBeUndefined()
  })

  test('goes by slots of the clock, and becomes longer and shorter by a slot, never nothing', () => {
    expect(steppedTarget(target, 'down', space)).toMatchObject({ from: 615 })
    expect(steppedTarget(target, 'up', space)).toMatchObject({ from: 600 })
    expect(steppedTarget(target, 'longer', space)).toMatchObject({ from: 610, minutes: 65 })
    expect(steppedTarget({ ...target, minutes: 15 }, 'shorter', space)).toMatchObject({ minutes: 5 })
    expect(steppedTarget({ ...target, from: 0 }, 'up', space)).toMatchObject({ from: 0 })
    expect(steppedTarget({ ...target, from: 1425 }, 'down', space)).toMatchObject({ from: 1425 })
  })

  test('goes to the person or the day beside it, and no further; pages turn its day', () => {
    expect(steppedTarget(target, 'right', space)).toMatchObject({ lane: bob })
    expect(steppedTarget(target, 'left', space)).toEqual(target)
    expect(steppedTarget(target, 'after', space)).toMatchObject({ date: '2030-03-09' })
    const week = { columns: [column(ada), column(ada, '2030-03-09')], pageDays: 7 }
    expect(steppedTarget(target, 'right', week)).toMatchObject({ lane: ada, date: '2030-03-09' })
    expect(steppedTarget(target, 'before', week)).toMatchObject({ date: '2030-03-01' })
  })

  test('keeps its clock across the change of clocks', () => {
    expect(movedTo(visit, { ...target, date: '2030-03-11' }, begun)).toMatchObject({
      start: '2030-03-11T15:10:00Z',
      end: '2030-03-11T16:00:00Z',
    })
  })

  test('with somebody else, that person takes the part of the former owner, once', () => {
    const moved = movedTo(visit, { ...target, lane: bob }, begun)
    expect(moved).toMatchObject({ start, owner: { id: 'bob' } })
    expect(moved?.attendees).toEqual([patient, therapist('bob')])
    expect(moved).not.toHaveProperty('schedule')

    const both = { ...visit, attendees: [patient, therapist('ada'), { ...therapist('bob'), id: '3' }] }
    expect(movedTo(both, { ...target, lane: bob }, begun)?.attendees).toEqual([patient, therapist('bob')])
    const alone = { ...visit, attendees: [patient, therapist('bob')] }
    expect(movedTo(alone, { ...target, lane: bob }, begun)?.attendees).toEqual(alone.attendees)
  })

  test('meets what takes time there, never itself, nor what is off or only touches it', () => {
    const event = (id: string, from: number, to: number, status = 'booked') => ({
      appointment: { ...visit, id, status },
      from,
      to,
    })
    const full = {
      ...column(ada),
      events: [
        event('1', 610, 660),
        event('2', 630, 690),
        event('3', 600, 700, 'cancelled'),
        event('4', 660, 720),
      ],
      unseen: [{ from: 600, to: 611 }],
    } as unknown as DayColumn
    const { events, unseen } = metAt([full], target, '1')
    expect(events.map(({ appointment }) => appointment.id)).toEqual(['2'])
    expect(unseen).toEqual([{ from: 600, to: 611 }])
    expect(metAt([full], { ...target, lane: bob }, '1')).toEqual({ events: [], unseen: [] })
  })

  test('in another room it keeps everything but its place; what was held beside it is changed for what it is moved to', () => {
    const placed = { ...visit, location: { id: 'r1', resourceType: 'Location' } }
    const inRoom = { ...target, lane: room('r2') }
    const moved = movedTo(placed, inRoom, { timezone: zone, from: room('r1') })
    expect(moved).toMatchObject({ start, owner: { id: 'ada' }, location: { id: 'r2' } })
    const beside = { ...placed, resources: [{ id: 'van', resourceType: 'Location' }] }
    expect(movedTo(beside, inRoom, { timezone: zone, from: room('van') })).toMatchObject({
      location: { id: 'r1' },
      resources: [{ id: 'r2' }],
    })
  })

  test('rooms are open to whoever moves it, calendars of others only to who keeps them, groups and programs to nobody', () => {
    const group = { kind: 'group', id: 'g', display: 'Skills' } as const
    expect(isLaneOpen(room('r1'), target, false)).toBe(true)
    expect(isLaneOpen(bob, target, false)).toBe(false)
    expect(isLaneOpen(bob, target, true)).toBe(true)
    expect(isLaneOpen(group, target, true)).toBe(false)
    expect(isLaneOpen(ada, target, false)).toBe(true)
  })
})
