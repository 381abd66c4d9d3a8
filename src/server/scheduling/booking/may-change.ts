import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Change, Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/**
 * Front desks change every appointment (flag CanManageAppointments); a clinician the own ones, never into the calendar of
 * somebody else or out of it, and books or cancels them only where the practice's preferences allow it.
 */
export async function mayChange(context: Context, change: Change<'Appointment'>): Promise<Outcome<void>> {
  if (hasFlag(context.actor.granted, 'CanManageAppointments')) return succeeded(undefined)
  if (!isOwn(context, change) || changesHands(change))
    return failed({ kind: 'forbidden', permission: 'CanManageAppointments' })

  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { appointmentCreation, appointmentCancellation } = preferences.value
  const cancels = change.after.status === 'cancelled' && change.before?.status !== 'cancelled'
  if (!change.before && !appointmentCreation)
    return failed({ kind: 'forbidden', permission: 'CanManageAppointments' })
  if (cancels && !appointmentCancellation)
    return failed({ kind: 'forbidden', permission: 'CanManageAppointments' })
  return succeeded(undefined)
}

/** Own: the acting profile is the owner, or takes part and is required. */
function isOwn(context: Context, { before, after }: Change<'Appointment'>): boolean {
  const own = context.actor.profile?.id
  const { owner, attendees = [] } = before ?? after
  return (
    owner.id === own || attendees.some((each) => each.subject.id === own && each.requirement !== 'Optional')
  )
}

/** It would stand in another calendar than before. */
function changesHands({ before, after }: Change<'Appointment'>): boolean {
  return before !== undefined && before.owner.id !== after.owner.id
}
