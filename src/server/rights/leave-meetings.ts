import type { Appointment } from '#generated/types/appointment.ts'
import type { Group } from '#generated/types/group.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'

const left: readonly string[] = ['Completed', 'Discharged']
const open: readonly Appointment['status'][] = ['proposed', 'pending', 'booked']
const reason = { code: 'other', display: 'Other' }

/**
 * Whoever has left a group is not expected at its coming meetings, as far as the writer may change those, judged as a
 * plain write of each.
 */
export async function leaveMeetings(
  context: Context,
  before: Group | undefined,
  after: Group,
): Promise<Outcome<void>> {
  const gone = whoLeft(before, after)
  if (gone.size === 0 || !permits(context.actor.granted, 'Appointment:Update')) return succeeded(undefined)
  const filters = [
    { field: 'group', op: 'eq', value: after.id },
    { field: 'start', op: 'gt', value: context.now.iso },
    { field: 'status', op: 'in', value: [...open] },
  ] as const
  const found = await context.stores.of('Appointment').find({ filters, pageSize: 500 })
  if (!found.ok) return found
  for (const meeting of found.value.rows) {
    const expected = (meeting.attendees ?? []).some(
      ({ subject, status }) => gone.has(subject.id) && status !== 'cancelled',
    )
    const done = expected ? await leave(context, meeting, gone) : succeeded(undefined)
    if (!done.ok) return done
  }
  return succeeded(undefined)
}

/** Who attended or waited before, and now has no place in the group. */
function whoLeft(before: Group | undefined, after: Group): ReadonlySet<string> {
  const members = after.members ?? []
  const were = (before?.members ?? []).filter(({ status }) => !left.includes(status))
  return new Set(
    were
      .map(({ patient }) => patient.id)
      .filter((id) => members.every(({ patient, status }) => patient.id !== id || left.includes(status))),
  )
}

async function leave(
  context: Context,
  before: Appointment,
  gone: ReadonlySet<string>,
): Promise<Outcome<void>> {
  const { profile } = context.actor
  const cancellation = {
    ...({ reason, initiator: 'System', at: context.now.iso } as const),
    ...(profile && { by: profile }),
  }
  const after: Appointment = {
    ...before,
    attendees: (before.attendees ?? []).map((each) =>
      gone.has(each.subject.id) ? { ...each, status: 'cancelled', cancellation } : each,
    ),
  }
  const asking = { ...context, options: { ...context.options, confirmed: true } }
  const guard = context.guardOf('Appointment')
  const judged = await guard.beforeWrite(asking, { operation: 'update', before, after })
  if (!judged.ok) return judged.failure.kind === 'forbidden' ? succeeded(undefined) : judged
  const stored = await context.stores
    .of('Appointment')
    .update({ id: before.id, versionId: before.meta.versionId }, judged.value)
  if (!stored.ok) return stored
  return guard.afterWrite(asking, { operation: 'update', before, after: stored.value })
}
