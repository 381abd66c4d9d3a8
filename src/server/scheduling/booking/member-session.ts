import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Group } from '#generated/types/group.ts'
import type { Context } from '#server/operations/handler.ts'
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
    ...missedMembers(appointment),
    participants: [
      ...participants,
      ...others.map(({ practitioner }) => ({
        individual: practitioner,
        type: 'SecondaryPerformer' as const,
      })),
    ],
  })
}

/** The members of whom the appointment says already that they do not come. */
function missedMembers({ attendees = [] }: Appointment): Partial<BegunSession> {
  const visitStatusOverrides = attendees.flatMap((attendee) => {
    const { visitStatus, missedVisit } = missedBy(attendee)
    if (visitStatus === undefined || attendee.subject.resourceType !== 'Patient') return []
    const patient = { id: attendee.subject.id, resourceType: 'Patient' } as const
    const reason = missedVisit?.reason?.display
    return [{ patient, status: visitStatus, ...(reason !== undefined && { reason }) }]
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
  return succeeded({
    ...own,
    partOf: { id: parent.id, resourceType: 'Encounter' },
    ...(parent.group && { group: parent.group }),
    participants: parent.participants,
    ...missedBy(attendee),
  })
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
