import type { GroupMemberStatus } from '#generated/enumerations/group-member-status.ts'
import type { Group } from '#generated/types/group.ts'

/** One person's place in a group. */
export type Membership = NonNullable<Group['members']>[number]

/** The places of a group: of whom the reader may know the name, and how many others there are. */
export type Places = { readonly named: readonly Membership[]; readonly unnamed: number }

/** Who belongs to a group now or waits for it, and who has left it. */
export type Members = { readonly now: Places; readonly former: Places }

const ended: readonly GroupMemberStatus[] = ['Completed', 'Discharged']

/** The next states of a place, as `schemas/enumerations/group-member-status.json` means them: whoever has left comes back with a new one. */
export const nextStates: Readonly<Record<GroupMemberStatus, readonly GroupMemberStatus[]>> = {
  Waiting: ['Active', 'Discharged'],
  Active: ['OnHold', 'Completed', 'Discharged'],
  OnHold: ['Active', 'Completed', 'Discharged'],
  Completed: [],
  Discharged: [],
}

/** Has a place in this state been left? */
export function isEnded(status: GroupMemberStatus): boolean {
  return ended.includes(status)
}

/** The members of a group, by name where the reader knows it. */
export function membersOf({ members = [] }: Pick<Group, 'members'>): Members {
  return {
    now: placesOf(members.filter(({ status }) => !isEnded(status))),
    former: placesOf(members.filter(({ status }) => isEnded(status))),
  }
}

function placesOf(members: readonly Membership[]): Places {
  const named = members.filter(({ patient }) => patient.display !== undefined)
  const byName = [...named].sort((one, other) =>
    (one.patient.display ?? '').localeCompare(other.patient.display ?? ''),
  )
  return { named: byName, unnamed: members.length - named.length }
}

/** How many attend a group now, and what that means beside how many it is for. */
export type Filling = {
  readonly active: number
  readonly waiting: number
  readonly least: number
  readonly most: number
  readonly state: 'below' | 'fits' | 'full'
}

/** How full a group is; without bounds it is for 2 to 12 (`schemas/resources/group.json`). */
export function fillingOf({ members = [], capacity }: Pick<Group, 'members' | 'capacity'>): Filling {
  const count = (wanted: GroupMemberStatus) => members.filter(({ status }) => status === wanted).length
  const active = count('Active')
  const { min: least = 2, max: most = 12 } = capacity
  return { active, waiting: count('Waiting'), least, most, state: stateOf(active, least, most) }
}

function stateOf(active: number, least: number, most: number): Filling['state'] {
  if (active < least) return 'below'
  return active >= most ? 'full' : 'fits'
}
