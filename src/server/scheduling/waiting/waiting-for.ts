import type { Appointment } from '#generated/types/appointment.ts'
import type { Authorization } from '#generated/types/authorization.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { patientStretches } from '#server/scheduling/finding/busy-stretches.ts'
import { mayAskBusy } from '#server/scheduling/finding/may-ask-busy.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { permits } from '#shared/permissions/permits.ts'
import { type FreedTime, fitsWaiting } from '#shared/scheduling/waiting/fits-waiting.ts'
import { waitingOrder } from '#shared/scheduling/waiting/waiting-order.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'
import { waitingRows } from './waiting-rows.ts'

const most = 10

/** Who waits for a time: those whom the asker sees, as far as service, people, wishes, enrollment and authorization say, and who are not busy then. */
export const waitingFor: Handler<'appointment.waitingFor'> = async (context, asked) => {
  const asker = mayAskBusy(context)
  if (!asker.ok) return asker
  if (milliseconds(asked.end) <= milliseconds(asked.start))
    return refuse('/end', 'scheduling.end-before-start')
  const found = await waitingRows(context, (row) => fitsWaiting(row, asked))
  if (!found.ok) return found

  const fitting: Appointment[] = []
  for (const row of found.value.rows.toSorted(waitingOrder)) {
    const fits = await mayCome(context, row, asked)
    if (!fits.ok) return fits
    if (fits.value) fitting.push(row)
  }
  return succeeded({
    matches: fitting.slice(0, most).map(matchOf),
    count: fitting.length,
    isCut: found.value.isCut,
  })
}

function matchOf({ id, display, waitlist, created }: Appointment) {
  return {
    appointment: { id, resourceType: 'Appointment', display },
    priority: waitlist?.priority ?? ('Normal' as const),
    since: waitlist?.since ?? created,
  }
}

/** True where the enrollment and the authorization hold on that day, as far as the asker reads such records, and the patient has nothing else then. */
async function mayCome(context: Context, row: Appointment, time: FreedTime): Promise<Outcome<boolean>> {
  const day = localDate(time.start, row.timezone)
  const enrolled = await isEnrolled(context, row, day)
  if (!enrolled.ok || !enrolled.value) return enrolled
  const authorized = await isAuthorized(context, row, day)
  if (!authorized.ok || !authorized.value) return authorized

  const patient = row.attendees?.find(({ subject }) => subject.resourceType === 'Patient')?.subject.id
  const busy = await patientStretches(context, { patient, except: row.id }, time)
  return busy.ok ? succeeded(busy.value.length === 0) : busy
}

async function isEnrolled(
  context: Context,
  { episodeOfCare }: Appointment,
  day: string,
): Promise<Outcome<boolean>> {
  if (!episodeOfCare || !permits(context.actor.granted, 'EpisodeOfCare:Read')) return succeeded(true)
  const episode = await optional(context, 'EpisodeOfCare', episodeOfCare)
  if (!episode.ok) return episode
  return succeeded(episode.value?.status === 'Active' && isWithin(episode.value.period, day))
}

async function isAuthorized(
  context: Context,
  { authorization }: Appointment,
  day: string,
): Promise<Outcome<boolean>> {
  if (!authorization || !permits(context.actor.granted, 'Coverage:Read')) return succeeded(true)
  const coverage = await optional(context, 'Coverage', authorization.coverage)
  if (!coverage.ok) return coverage
  const { authorizations = [] } = coverage.value ?? {}
  return succeeded(
    isOpen(
      authorizations.find(({ id }) => id === authorization.authorizationId),
      day,
    ),
  )
}

function isOpen(authorization: Authorization | undefined, day: string): boolean {
  if (!authorization || (authorization.status !== 'Requested' && authorization.status !== 'Approved'))
    return false
  return isWithin(authorization.period ?? {}, day) && (authorization.unitsRemaining ?? 1) > 0
}

function isWithin(
  { start = '', end }: { readonly start?: string; readonly end?: string },
  day: string,
): boolean {
  return start.slice(0, 10) <= day && (end === undefined || day <= end.slice(0, 10))
}
