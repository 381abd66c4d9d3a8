import { sendQuietly } from '#client/api/send.ts'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Itinerary } from '#generated/types/itinerary.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type DayName, keepDay, keptDay } from './kept-day.ts'
import type { MobileDay } from './mobile-day.ts'

type Asked = DayName & {
  readonly outbox: Outbox
  readonly readsPlans: boolean
  readonly instant: () => string
}

/** The server does not answer, or not now. */
const passing = new Set(['unreachable', 'busy', 'unavailable', 'full'])
const mostRows = 200

/**
 * The own day with its appointments, people and plans, kept on this device so that it is there without a connection too. Where
 * nobody answers, it is what was kept; what alone could not be had is as it was kept, and its stops are not ready.
 */
export async function readDay({
  outbox,
  profile,
  date,
  readsPlans,
  instant,
}: Asked): Promise<Outcome<MobileDay>> {
  const name = { profile, date }
  const opened = await sendQuietly('itinerary.open', { date })
  if (!opened.ok) {
    const kept = passing.has(opened.failure.kind) ? await keptDay(outbox, name) : undefined
    return kept ? succeeded({ ...kept, isKept: true }) : opened
  }
  const read = await partsOf(opened.value, readsPlans)
  const former = isWhole(read) ? undefined : await keptDay(outbox, name)
  const day = {
    itinerary: opened.value,
    appointments: read.appointments ?? former?.appointments ?? [],
    patients: read.patients ?? former?.patients ?? [],
    plans: read.plans ?? former?.plans ?? [],
    hasPlans: read.plans !== undefined || former?.hasPlans === true,
    readAt: instant(),
  }
  return succeeded({ ...day, isOnDevice: await keepDay(outbox, name, day) })
}

type Parts = { readonly [Part in 'appointments' | 'patients' | 'plans']: MobileDay[Part] | undefined }

function isWhole({ appointments, patients, plans }: Parts): boolean {
  return appointments !== undefined && patients !== undefined && plans !== undefined
}

/** What the stops name; a part is undefined when it could not be had now, and empty when it may not be read. */
async function partsOf({ stops = [] }: Itinerary, readsPlans: boolean): Promise<Parts> {
  const visits = distinct(stops.map(({ appointment }) => appointment?.id))
  const people = distinct(stops.map(({ patient }) => patient?.id))
  const [appointments, patients, plans] = await Promise.all([
    visits.length === 0 ? [] : rowsOf(await sendQuietly('appointment.query', byId(visits))),
    people.length === 0 ? [] : rowsOf(await sendQuietly('patient.query', byId(people))),
    people.length === 0 || !readsPlans ? [] : rowsOf(await sendQuietly('carePlan.query', activeOf(people))),
  ])
  return { appointments, patients, plans }
}

function rowsOf<Row>(found: Outcome<{ readonly items: readonly Row[] }>): readonly Row[] | undefined {
  if (found.ok) return found.value.items
  return passing.has(found.failure.kind) ? undefined : []
}

function byId(ids: readonly string[]): QueryCall {
  return {
    filters: [{ field: 'id', op: 'in', value: [...ids] }],
    pageSize: mostRows,
    crossPartition: true,
  }
}

function activeOf(people: readonly string[]): QueryCall {
  return {
    filters: [
      { field: 'subject', op: 'in', value: [...people] },
      { field: 'status', op: 'eq', value: 'Active' },
    ],
    pageSize: mostRows,
    crossPartition: true,
  }
}

function distinct(ids: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(ids.flatMap((id) => id ?? []))].slice(0, mostRows)
}
