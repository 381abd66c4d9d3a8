import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** One person or thing that an appointment occupies, where it is named in the appointment, and how many may overlap there. */
export type Occupied = {
  readonly key: string
  readonly kind: 'practitioner' | 'room'
  readonly pointer: string
  /** Lanes that are free for the asking. */
  readonly open: number
  /** Lanes that may be taken once the collision was seen. */
  readonly most: number
}

/** How many overlaps of a room somebody with the flag CanDoubleBook may make, each once it was seen; for everybody else a room is taken or free. */
const doubleBookedRoom = 10

/** Who and what is busy while the appointment lasts: owner, staff who are required, rooms and vehicles. A site is never busy as a whole. */
export async function occupiedBy(
  context: Context,
  wanted: Appointment,
): Promise<Outcome<readonly Occupied[]>> {
  const people: Occupied[] = []
  for (const { id, pointer } of staffOf(wanted)) {
    const lanes = await lanesOf(context, id)
    if (!lanes.ok) return lanes
    people.push({ key: `practitioner:${id}`, kind: 'practitioner', pointer, ...lanes.value })
  }
  const rooms = await roomsOf(context, wanted)
  if (!rooms.ok) return rooms
  const most = hasFlag(context.actor.granted, 'CanDoubleBook') ? doubleBookedRoom : 1
  return succeeded([
    ...people,
    ...rooms.value.map(({ id, pointer }): Occupied => {
      return { key: `location:${id}`, kind: 'room', pointer, open: 1, most }
    }),
  ])
}

type Named = { readonly id: string; readonly pointer: string }

/** The owner, and who of the staff is required beside. */
function staffOf({ owner, attendees = [] }: Appointment): readonly Named[] {
  const others = attendees.flatMap(({ subject, requirement }, index) => {
    const isBusy =
      subject.resourceType === 'Practitioner' && requirement !== 'Optional' && subject.id !== owner.id
    return isBusy ? [{ id: subject.id, pointer: `/attendees/${index}` }] : []
  })
  return [{ id: owner.id, pointer: '/owner' }, ...others]
}

/** Whose own schedule allows double booking takes so many more at once without a question; else it is one more, once confirmed. */
async function lanesOf(
  context: Context,
  id: string,
): Promise<Outcome<{ readonly open: number; readonly most: number }>> {
  const filters = [
    { field: 'owner', op: 'eq', value: id },
    { field: 'active', op: 'eq', value: true },
  ] as const
  const schedules = await context.stores.of('Schedule').find({ filters, pageSize: 1 })
  if (!schedules.ok) return schedules

  const { allowed = false, max = 1 } = schedules.value.rows[0]?.doubleBooking ?? {}
  return succeeded({ open: allowed ? 1 + max : 1, most: 1 + max })
}

async function roomsOf(
  context: Context,
  { location, resources = [] }: Appointment,
): Promise<Outcome<readonly Named[]>> {
  const named = [
    ...(location ? [{ id: location.id, pointer: '/location' }] : []),
    ...resources.map(({ id }, index) => ({ id, pointer: `/resources/${index}` })),
  ]
  const rooms: Named[] = []
  for (const each of named) {
    const found = await context.stores.of('Location').get(each.id)
    if (!found.ok) return found
    const isThing = found.value.kind === 'Room' || found.value.kind === 'Vehicle'
    if (isThing && rooms.every((room) => room.id !== each.id)) rooms.push(each)
  }
  return succeeded(rooms)
}
