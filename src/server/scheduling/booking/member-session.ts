import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Group } from '#generated/types/group.ts'
import type { Context } from '#server/operations/handler.ts'
import { withTimes } from '#shared/notes/group/attendance-of.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type BegunSession, sessionFrom } from './session-from.ts'

const kinds = ['GroupNote'] as const

/** The session of a group's meeting: about the group, with its facilitators. */
export async function sessionOfGroup(
  context: Context,
  appointment: Appointment,
  group: Group,
): Promise<Outcome<BegunSession>> {
  const reference = { id: group.id, resourceType: 'Group' } as const
  const session = await sessionFrom(context, appointment, {
    subject: { reference, kinds },
    definition: { kinds },
  })
  if (!session.ok) return session
  const { participants } = session.value
  const day = session.value.serviceDate
  const others = group.facilitators.filter(
    ({ practitioner, period }) =>
      participants.every(({ individual }) => individual.id !== practitioner.id) &&
      (period?.start ?? day) <= day &&
      day <= (period?.end ?? day),
  )
  return succeeded({
    ...session.value,
    group: reference,
    ...differingMembers(appointment),
    participants: [
      ...participants,
      ...others.map(({ practitioner }) => ({
        individual: practitioner,
        type: 'SecondaryPerformer' as const,
      })),
    ],
  })
}

/** The members of whom the appointment says already that they do not come, or from when to when they were there. */
function differingMembers({ attendees = [] }: Appointment): Partial<BegunSession> {
  const visitStatusOverrides = attendees.flatMap((attendee) => {
    if (attendee.subject.resourceType !== 'Patient') return []
    const patient = { id: attendee.subject.id, resourceType: 'Patient' } as const
    const { visitStatus, missedVisit } = missedBy(attendee)
    const { arrived, left } = timesOf(attendee)
    const reason = missedVisit?.reason?.display
    if (visitStatus !== undefined)
      return [{ patient, status: visitStatus, ...(reason !== undefined && { reason }) }]
    if (arrived === undefined && left === undefined) return []
    return [{ patient, status: 'Show' as const, ...(arrived && { arrived }), ...(left && { left }) }]
  })
  return visitStatusOverrides.length > 0 ? { visitStatusOverrides } : {}
}

type Attendee = NonNullable<Appointment['attendees']>[number]

/** One member's session of the meeting: planned also for one who did not come, which it says where the appointment does. */
export async function memberSession(
  context: Context,
  appointment: Appointment,
  { parent, attendee }: { readonly parent: Encounter; readonly attendee: Attendee },
): Promise<Outcome<BegunSession>> {
  const reference = { id: attendee.subject.id, resourceType: 'Patient' } as const
  const session = await sessionFrom(context, appointment, {
    subject: { reference, kinds },
    definition: { kinds },
  })
  if (!session.ok) return session
  const { appointment: _meeting, ...own } = session.value
  const { arrived, left } = timesOf(attendee)
  const start = arrived ?? own.period?.start
  return succeeded({
    ...(start ? withTimes(own, { start, end: left ?? own.period?.end }) : own),
    partOf: { id: parent.id, resourceType: 'Encounter' },
    ...(parent.group && { group: parent.group }),
    participants: parent.participants,
    ...missedBy(attendee),
  })
}

/** When somebody came who is said to be late, and when they left who are said to have left. */
function timesOf({ attendance, arrivedAt, leftAt }: Attendee): {
  readonly arrived?: string
  readonly left?: string
} {
  return {
    ...(attendance?.code === 'late' && arrivedAt && { arrived: arrivedAt }),
    ...(leftAt && { left: leftAt }),
  }
}

function missedBy({ status, cancellation }: Attendee): Partial<BegunSession> {
  if (status !== 'noshow' && status !== 'cancelled') return {}
  const outcome = status === 'noshow' ? 'NoShow' : 'Cancelled'
  return {
    visitStatus: outcome,
    missedVisit: {
      outcome,
      ...(cancellation && { reason: cancellation.reason, initiator: cancellation.initiator }),
    },
  }
}
