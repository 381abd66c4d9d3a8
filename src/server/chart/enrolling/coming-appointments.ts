import { cancellationReason } from '#generated/lists/cancellation-reason.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Cancellation } from '#generated/types/cancellation.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { DischargeStep } from '#generated/types/discharge-step.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { readDay } from '#shared/time/day-number.ts'
import { milliseconds } from '#shared/time/span.ts'
import { type DischargeWork, type EndingEpisode, workOn } from './discharge-work.ts'

const open: readonly Appointment['status'][] = ['proposed', 'pending', 'booked', 'waitlist']
const pageSize = 500

/** What is still to come of an enrollment: a discharge cancels visits and wishes, takes the patient out of meetings, and ends series. */
export async function comingAppointments(
  context: Context,
  ending: EndingEpisode,
): Promise<Outcome<readonly DischargeWork[]>> {
  const found = await openOf(context, ending.episode.patient.id)
  if (!found.ok) return found
  const coming = found.value.filter((row) => isComing(context, row) && isOf(row, ending))
  const masters = await mastersOf(context, coming)
  if (!masters.ok) return masters

  const works: DischargeWork[] = []
  for (const before of [...coming, ...masters.value.filter(({ id }) => coming.every((row) => row.id !== id))])
    works.push(
      await workOn(context, ending, {
        type: 'Appointment',
        before,
        after: ({ date, reason }) =>
          withSeriesEnded(
            coming.includes(before) ? calledOff(context, ending, { before, reason }) : before,
            date,
          ),
        steps: stepsOf(before, coming),
      }),
    )
  return succeeded(works)
}

/** All of a patient's appointments that are open, however many. */
async function openOf({ stores }: Context, patient: string): Promise<Outcome<readonly Appointment[]>> {
  const filters = [
    { field: 'attendees.subject', op: 'eq', value: patient },
    { field: 'status', op: 'in', value: [...open] },
  ] as const
  const rows: Appointment[] = []
  let page = await stores.of('Appointment').find({ filters, pageSize })
  while (page.ok) {
    rows.push(...page.value.rows)
    const { continuation } = page.value
    if (continuation === undefined) return succeeded(rows)
    page = await stores.of('Appointment').find({ filters, pageSize, continuation })
  }
  return page
}

function isComing({ now }: Context, { start, status, encounter }: Appointment): boolean {
  if (status === 'waitlist') return true
  return start !== undefined && milliseconds(start) > now.milliseconds && !encounter
}

/** Of this enrollment: it says so itself, or its patient's place does; where neither does, it is of the same program. */
function isOf(
  { episodeOfCare, attendees = [], program, isGroup }: Appointment,
  { episode }: EndingEpisode,
): boolean {
  const own = attendees.find(({ subject }) => subject.id === episode.patient.id)
  if (isGroup && own?.status === 'cancelled') return false
  const named = own?.episodeOfCare ?? (isGroup ? undefined : episodeOfCare)
  return named ? named.id === episode.id : program?.id === episode.program.id
}

/** The first appointments of the individual series of which something is called off. */
async function mastersOf(
  { stores }: Context,
  coming: readonly Appointment[],
): Promise<Outcome<readonly Appointment[]>> {
  const ids = new Set(coming.flatMap(({ series, isGroup }) => (series && !isGroup ? series.master.id : [])))
  const masters: Appointment[] = []
  for (const id of ids) {
    const master = await stores.of('Appointment').get(id)
    if (master.ok) masters.push(master.value)
    else if (master.failure.kind !== 'missing' && master.failure.kind !== 'gone') return master
  }
  return succeeded(masters)
}

function stepsOf(row: Appointment, coming: readonly Appointment[]): readonly DischargeStep[] {
  const { id, start, timezone, serviceType, title, isGroup, recurrence } = row
  const step = {
    row: { id, resourceType: 'Appointment' },
    text: serviceType?.display ?? title ?? '',
    ...(start !== undefined && { start, timezone }),
  }
  const kind = isGroup ? 'Meeting' : 'Appointment'
  return [
    ...(coming.includes(row) ? ([{ kind, ...step }] as const) : []),
    ...(recurrence && !isGroup ? [{ kind: 'Series' as const, ...step }] : []),
  ]
}

type Called = { readonly before: Appointment; readonly reason: CodedValue }

function calledOff(context: Context, { episode }: EndingEpisode, { before, reason }: Called): Appointment {
  const cancellation = cancellationFor(reason)
  if (!before.isGroup) return { ...before, status: 'cancelled', cancellation }
  const { profile } = context.actor
  const made = { ...cancellation, at: context.now.iso, ...(profile && { by: profile }) }
  return {
    ...before,
    attendees: (before.attendees ?? []).map((each) =>
      each.subject.id === episode.patient.id
        ? { ...each, status: 'cancelled' as const, cancellation: made }
        : each,
    ),
  }
}

/** Why visits are cancelled when somebody is discharged for a reason; what has no word of its own is said in the comment. */
const reasons: Readonly<Record<string, string>> = {
  moved: 'moved',
  deceased: 'deceased',
  incarcerated: 'incarcerated',
  'patient-withdrew': 'declined-service',
}

function cancellationFor({ code, display }: CodedValue): Cancellation {
  const item = cancellationReason.items.find((each) => each.code === (reasons[code] ?? 'other'))
  const reason = { code: item?.code ?? 'other', display: item?.display ?? 'Other' }
  return { reason, initiator: 'System', comment: display.slice(0, 1_000) }
}

/** No further ones are made of an individual series. */
function withSeriesEnded(row: Appointment, date: string): Appointment {
  return row.recurrence && !row.isGroup ? { ...row, recurrence: endedOn(row.recurrence, date) } : row
}

function endedOn(recurrence: Recurrence, date: string): Recurrence {
  const { start, end } = recurrence
  if (readDay(date) < readDay(start)) return { ...recurrence, end: { count: 1 } }
  const isOver = end !== undefined && 'until' in end && end.until !== undefined && end.until <= date
  return isOver ? recurrence : { ...recurrence, end: { until: date } }
}
