import type { Appointment } from '#generated/types/appointment.ts'
import type { Attendee } from '#generated/types/attendee.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Group } from '#generated/types/group.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

/**
 * The meeting with its new guests by their enrollments: whoever takes part once is enrolled in the program of the group, and does
 * not belong to it.
 */
export async function judgeGuests(
  context: Context,
  wanted: Appointment,
  before: Appointment | undefined,
): Promise<Outcome<Appointment>> {
  const known = new Set(
    (before?.attendees ?? []).filter(({ guest }) => guest).map(({ subject }) => subject.id),
  )
  const { attendees = [] } = wanted
  if (attendees.every(({ guest, subject }) => !guest || known.has(subject.id))) return succeeded(wanted)
  const group = await optional(context, 'Group', wanted.group)
  if (!group.ok) return group

  const findings: Finding[] = []
  const judged: Attendee[] = []
  for (const [index, attendee] of attendees.entries()) {
    const isNew = attendee.guest === true && !known.has(attendee.subject.id)
    const guest = isNew ? await judgeGuest(context, attendee, { wanted, group: group.value }) : { attendee }
    if ('doubt' in guest) findings.push(blocking(`/attendees/${index}/${guest.at}`, guest.doubt))
    else judged.push(guest.attendee)
  }
  if (findings.length > 0) return failed({ kind: 'invalid', findings })
  return succeeded({ ...wanted, attendees: judged })
}

type Judged = { readonly attendee: Attendee } | { readonly at: 'guest' | 'subject'; readonly doubt: string }

type Meeting = { readonly wanted: Appointment; readonly group: Group | undefined }

async function judgeGuest(context: Context, attendee: Attendee, { wanted, group }: Meeting): Promise<Judged> {
  const { subject } = attendee
  if (!wanted.isGroup) return { at: 'guest', doubt: 'scheduling.guest-of-group' }
  const isMember = group?.members?.some(
    ({ patient, status }) => patient.id === subject.id && status === 'Active',
  )
  if (isMember) return { at: 'guest', doubt: 'scheduling.guest-is-member' }
  const program = group?.program ?? wanted.program
  if (!program) return { attendee }
  const episode = await enrollmentOf(context, attendee, program.id)
  if (!episode) return { at: 'subject', doubt: 'scheduling.guest-not-enrolled' }
  return { attendee: { ...attendee, episodeOfCare: { id: episode.id, resourceType: 'EpisodeOfCare' } } }
}

const over: readonly EpisodeOfCare['status'][] = ['Completed', 'Cancelled']

/** The enrollment that is named, or any that is not over. */
async function enrollmentOf(
  { stores }: Context,
  { subject, episodeOfCare }: Attendee,
  programId: string,
): Promise<EpisodeOfCare | undefined> {
  const filters = [
    { field: 'patient', op: 'eq', value: subject.id },
    { field: 'program', op: 'eq', value: programId },
  ] as const
  const found = await stores.of('EpisodeOfCare').find({ filters, pageSize: 100 })
  if (!found.ok) return undefined
  return found.value.rows.find(
    ({ id, status }) => !over.includes(status) && (!episodeOfCare || episodeOfCare.id === id),
  )
}
