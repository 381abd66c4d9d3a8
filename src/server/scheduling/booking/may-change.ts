import type { Appointment } from '#generated/types/appointment.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Change, Context } from '#server/operations/handler.ts'
import { actsForPatient } from '#server/stores/reach/acts-for-patient.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { isOfPortal } from '#shared/permissions/circles-of.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { milliseconds } from '#shared/time/span.ts'

/**
 * People of the portal call their visit off and change nothing else. Front desks change every appointment (flag CanManageAppointments); a clinician the own ones, never into the calendar of
 * somebody else or out of it, and books or calls them off only where the practice's preferences allow it.
 */
export async function mayChange(context: Context, change: Change<'Appointment'>): Promise<Outcome<void>> {
  if (isOfPortal(context.actor)) return mayCallOff(context, change)
  if (hasFlag(context.actor.granted, 'CanManageAppointments')) return succeeded(undefined)
  if (!isOwn(context, change) || changesHands(change))
    return failed({ kind: 'forbidden', permission: 'CanManageAppointments' })

  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { appointmentCreation, appointmentCancellation } = preferences.value
  if (!change.before && !appointmentCreation)
    return failed({ kind: 'forbidden', permission: 'CanManageAppointments' })
  if (callsOff(change) && !appointmentCancellation)
    return failed({ kind: 'forbidden', permission: 'CanManageAppointments' })
  return succeeded(undefined)
}

/** Own: the acting profile is the owner, or takes part and is required. What is new is own only in the own calendar, whoever takes part. */
function isOwn(context: Context, { before, after }: Change<'Appointment'>): boolean {
  const own = context.actor.profile?.id
  if (!before) return after.owner.id === own
  const { owner, attendees = [] } = before
  return (
    owner.id === own || attendees.some((each) => each.subject.id === own && each.requirement !== 'Optional')
  )
}

/** It would stand in another calendar than before. */
function changesHands({ before, after }: Change<'Appointment'>): boolean {
  return before !== undefined && before.owner.id !== after.owner.id
}

/** It takes place no more: called off, entered in error or deleted, or a meeting whose patients are all called off with it. */
function callsOff({ operation, before, after }: Change<'Appointment'>): boolean {
  if (operation === 'delete') return true
  return isOff(after) && !(before && isOff(before))
}

function isOff({ status, isGroup, attendees = [], cancellation }: Appointment): boolean {
  if (status === 'cancelled' || status === 'entered-in-error') return true
  const patients = attendees.filter(({ subject }) => subject.resourceType === 'Patient')
  const isNobodyLeft = patients.length > 0 && patients.every((each) => each.status === 'cancelled')
  return isGroup && cancellation !== undefined && isNobodyLeft
}

/** Before anybody has arrived a visit can be called off by the patient, or by who decides for the patient. */
const comingStatuses: readonly string[] = ['proposed', 'waitlist', 'pending', 'booked']

async function mayCallOff(context: Context, change: Change<'Appointment'>): Promise<Outcome<void>> {
  const { before, after } = change
  const isComing = before && comingStatuses.includes(before.status) && !hasBegun(context, before)
  const isOne = isComing && !before.isGroup && after.status === 'cancelled' && isOwn(context, change)
  if (!isOne) return failed(notTheirs)
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  return preferences.value.appointmentCancellation ? mayDecide(context, before) : failed(notTheirs)
}

/** Who is the patient of the visit, or decides for that patient. */
async function mayDecide(context: Context, { attendees = [] }: Appointment): Promise<Outcome<void>> {
  const patients = attendees.filter(({ subject }) => subject.resourceType === 'Patient')
  for (const { subject } of patients) {
    const decides = await actsForPatient(context, subject.id)
    if (!decides.ok) return decides
    if (decides.value) return succeeded(undefined)
  }
  return failed(notTheirs)
}

const notTheirs = {
  kind: 'forbidden',
  permission: 'CanManageAppointments',
  because: 'scheduling.call-practice',
} as const

function hasBegun({ now }: Context, { start }: Appointment): boolean {
  return start !== undefined && milliseconds(start) <= now.milliseconds
}
