import type { Appointment } from '#generated/types/appointment.ts'

/** What the columns of the calendar are of. */
export const laneKinds = ['person', 'room', 'location', 'group', 'program'] as const

/** By what the calendar is laid out in columns. */
export type LaneKind = (typeof laneKinds)[number]

/** Whose or what's time a column shows. */
export type Lane = {
  readonly kind: LaneKind
  readonly id: string
  readonly display: string
  /** Of a location, the rooms that are part of it. */
  readonly rooms?: readonly string[]
}

/** True where a lane of the calendar shows the appointment. */
export function isInLane(appointment: Appointment, { kind, id, rooms = [] }: Lane): boolean {
  const { owner, location, resources = [], group, program } = appointment
  switch (kind) {
    case 'person':
      return owner.id === id
    case 'room':
      return location?.id === id || resources.some((each) => each.id === id)
    case 'location':
      return location !== undefined && (location.id === id || rooms.includes(location.id))
    case 'group':
      return group?.id === id
    case 'program':
      return program?.id === id
  }
}

/** What of a lane of the calendar the server can say when it is busy: a person, or rooms. A group or program holds no time of its own. */
export function busyParts({ kind, id, rooms = [] }: Lane): {
  readonly owners: readonly string[]
  readonly locations: readonly string[]
} {
  if (kind === 'person') return { owners: [id], locations: [] }
  if (kind === 'room') return { owners: [], locations: [id] }
  return { owners: [], locations: kind === 'location' ? rooms : [] }
}
