import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { AroundVisit } from '#shared/scheduling/surrounding/surrounding-findings.ts'
import { expectedAt } from '#shared/scheduling/too-few.ts'
import { seen } from './seen.ts'

/** For so many a group is where nobody said (`schemas/resources/group.json`). */
const mostInGroup = 12

/**
 * How many a meeting of a group is for, by the group, its service and its room, beside how many are expected: where it is new, where it gets
 * more people, and of the room where it moves to another one. Fewer people than before are asked about by nobody.
 */
export async function meetingSize(
  context: Context,
  wanted: Appointment,
  before: Appointment | undefined,
): Promise<Outcome<Pick<AroundVisit, 'group' | 'service' | 'room'>>> {
  if (!wanted.isGroup) return succeeded({})
  const expected = expectedAt(wanted)
  const isFuller = expected > (before ? expectedAt(before) : 0)
  const isElsewhere = before?.location?.id !== wanted.location?.id
  const most = isFuller ? await sizeOfService(context, wanted, before === undefined) : succeeded({})
  if (!most.ok) return most
  const room = await seen(context, 'Location', isFuller || isElsewhere ? wanted.location : undefined)
  if (!room.ok) return room
  const { name = '', capacity } = room.value ?? {}
  return succeeded({
    ...most.value,
    ...(capacity !== undefined && { room: { name, most: capacity, expected: expected + staffAt(wanted) } }),
  })
}

/** For how many the group and its service are; that it is for more than are expected is said of a new meeting alone. */
async function sizeOfService(
  context: Context,
  wanted: Appointment,
  isNew: boolean,
): Promise<Outcome<Pick<AroundVisit, 'group' | 'service'>>> {
  const expected = expectedAt(wanted)
  const group = await seen(context, 'Group', wanted.group)
  if (!group.ok) return group
  const service = await seen(context, 'HealthcareService', wanted.serviceType)
  if (!service.ok) return service
  const { name = '', groupSize = {} } = service.value ?? {}
  const { min: _min, ...most } = groupSize
  return succeeded({
    ...(group.value && { group: { most: group.value.capacity.max ?? mostInGroup, expected } }),
    service: { name, expected, ...(isNew ? groupSize : most) },
  })
}

/** Of the staff who take part, the owner among them. */
function staffAt({ attendees = [], owner }: Appointment): number {
  const others = attendees.filter(({ kind, subject }) => kind === 'Practitioner' && subject.id !== owner.id)
  return 1 + others.length
}
