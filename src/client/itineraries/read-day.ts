import { send, sendQuietly } from '#client/api/send.ts'
import type { Session } from '#client/api/session.ts'
import { openKeptWords } from '#client/sync/device/kept-words.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { MobileDay } from './mobile-day.ts'

type Asked = { readonly date: string; readonly session: Session; readonly readsPlans: boolean }

/**
 * The own day with its appointments, people and plans, kept on this device, sealed by the person's own secret, so that it is there
 * without a connection too. Where nobody answers, it is what was kept.
 */
export async function readDay({ date, session, readsPlans }: Asked): Promise<Outcome<MobileDay>> {
  const words = await openKeptWords(session.device.person).catch(() => undefined)
  const name = `itinerary ${session.practice?.id ?? ''} ${date}`
  const opened = await sendQuietly('itinerary.open', { date })
  if (!opened.ok) {
    const kept = opened.failure.kind === 'unreachable' ? await words?.of<MobileDay>(name) : undefined
    return kept ? succeeded({ ...kept, isKept: true }) : opened
  }
  const stops = opened.value.stops ?? []
  const appointments = await appointmentsNamed(stops.map(({ appointment }) => appointment?.id))
  if (!appointments.ok) return appointments
  const people = stops.map(({ patient }) => patient?.id)
  const patients = await patientsNamed(people)
  if (!patients.ok) return patients
  const plans = await plansOf(readsPlans ? people : [])
  if (!plans.ok) return plans
  const day = {
    itinerary: opened.value,
    appointments: appointments.value,
    patients: patients.value,
    plans: plans.value,
  }
  await words?.keep(name, day).catch(() => undefined)
  return succeeded(day)
}

async function appointmentsNamed(
  named: readonly (string | undefined)[],
): Promise<Outcome<MobileDay['appointments']>> {
  const ids = distinct(named)
  if (ids.length === 0) return succeeded([])
  const found = await send('appointment.query', byId(ids))
  return found.ok ? succeeded(found.value.items) : found
}

async function patientsNamed(
  named: readonly (string | undefined)[],
): Promise<Outcome<MobileDay['patients']>> {
  const ids = distinct(named)
  if (ids.length === 0) return succeeded([])
  const found = await send('patient.query', byId(ids))
  return found.ok ? succeeded(found.value.items) : found
}

function byId(ids: readonly string[]): QueryCall {
  return { filters: [{ field: 'id', op: 'in', value: [...ids] }], pageSize: 200, crossPartition: true }
}

async function plansOf(people: readonly (string | undefined)[]): Promise<Outcome<MobileDay['plans']>> {
  const ids = distinct(people)
  if (ids.length === 0) return succeeded([])
  const found = await send('carePlan.query', {
    filters: [
      { field: 'subject', op: 'in', value: [...ids] },
      { field: 'status', op: 'eq', value: 'Active' },
    ],
    pageSize: 200,
    crossPartition: true,
  })
  return found.ok ? succeeded(found.value.items) : found
}

function distinct(ids: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(ids.flatMap((id) => id ?? []))].slice(0, 200)
}
