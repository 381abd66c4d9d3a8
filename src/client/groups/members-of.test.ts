import { expect, test } from 'vitest'
import type { GroupMemberStatus } from '#generated/enumerations/group-member-status.ts'
import { fillingOf, membersOf } from './members-of.ts'

const member = (id: string, status: GroupMemberStatus, display?: string) => ({
  id,
  status,
  patient: { id, resourceType: 'Patient' as const, ...(display !== undefined && { display }) },
})

test('whoever may not be named is counted, now and before', () => {
  const members = [
    member('1', 'Active', 'Rivera, Ana'),
    member('2', 'Waiting'),
    member('3', 'OnHold', 'Adler, Ben'),
    member('4', 'Discharged'),
    member('5', 'Completed', 'Osei, Abena'),
  ]
  const { now, former } = membersOf({ members })
  expect(now.named.map(({ id }) => id)).toEqual(['3', '1'])
  expect(now.unnamed).toBe(1)
  expect(former.named.map(({ id }) => id)).toEqual(['5'])
  expect(former.unnamed).toBe(1)
})

test('a group is below its minimum, fits or is full by those who attend it', () => {
  const members = [member('1', 'Active'), member('2', 'Active'), member('3', 'Waiting')]
  const stateFor = (min: number, max: number) => fillingOf({ members, capacity: { min, max } }).state
  expect([stateFor(3, 8), stateFor(2, 8), stateFor(1, 2)]).toEqual(['below', 'fits', 'full'])
  expect(fillingOf({ members, capacity: {} })).toMatchObject({ active: 2, waiting: 1, least: 2, most: 12 })
})
