import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type FreeTime, freeTimes, type TimesWanted } from '#shared/scheduling/finding/free-times.ts'
import { mostProposals, threeProposals } from '#shared/scheduling/finding/three-proposals.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { milliseconds, plusMinutes, type Span } from '#shared/time/span.ts'
import { type Busy, busyStretches, patientStretches } from './busy-stretches.ts'
import { mayAskBusy } from './may-ask-busy.ts'
import { peopleOpen } from './people-open.ts'
import { roomsOpen } from './rooms-open.ts'

const longestDays = 60
const dayMinutes = 24 * 60
/** So many days are looked at together; the next ones only where these hold too few times. */
const daysAtOnce = 7
const timesAtOnce = 40
/** No visit and no buffer reaches further beyond the days that are looked at. */
const beyond = 20 * 60

type Asked = ActInputs['appointment.findTimes']

/** Times that are free for a visit, for whoever may ask when others are busy; also what the asker does not see counts, and is not told. */
export const findTimes: Handler<'appointment.findTimes'> = async (context, asked) => {
  const asker = mayAskBusy(context)
  if (!asker.ok) return asker
  const length = milliseconds(asked.to) - milliseconds(asked.from)
  if (length <= 0) return refuse('/to', 'scheduling.end-before-start')
  if (length > longestDays * dayMinutes * 60_000)
    return refuse('/to', 'scheduling.busy-too-long', { parameters: { days: longestDays } })
  const excepted = await mayExcept(context, asked.except)
  if (!excepted.ok) return excepted

  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { timezone, holidayDates = [] } = preferences.value
  const known = await wantedOf(context, asked, { timezone, holidays: holidayDates })
  return known.ok ? search(context, asked, { known: known.value, timezone }) : known
}

/** Only who sees the appointment that is moved may look past it. */
async function mayExcept(context: Context, id: string | undefined): Promise<Outcome<unknown>> {
  return id === undefined ? succeeded(undefined) : context.stores.of('Appointment').get(id)
}

type Known = Omit<TimesWanted, 'busy'>
type Practice = { readonly timezone: string; readonly holidays: readonly string[] }

async function wantedOf(
  context: Context,
  asked: Asked,
  { timezone, holidays }: Practice,
): Promise<Outcome<Known>> {
  const { owners, locations, patient, except, weekdays, from, to } = asked
  const people = await peopleOpen(context, owners.map(small), { timezone, weekdays })
  if (!people.ok) return people
  const rooms = await roomsOpen(context, (locations ?? []).map(small), timezone)
  if (!rooms.ok) return rooms
  const whole = { start: from, end: plusMinutes(to, beyond) }
  const patientBusy = await patientStretches(context, { patient: patient && small(patient), except }, whole)
  if (!patientBusy.ok) return patientBusy

  const { minutes, service, program, mode, timeOfDay, notBefore, notAfter } = asked
  return succeeded({
    minutes,
    owners: people.value,
    rooms: locations && rooms.value,
    visit: { service: service && small(service), program: program && small(program), mode },
    wishes: { weekdays, timeOfDay, notBefore, notAfter },
    holidays,
    now: context.now.iso,
    patientBusy: patientBusy.value,
  })
}

type Searching = { readonly known: Known; readonly timezone: string }

/** Goes on by some days until there is a choice, or no day is left. */
async function search(
  context: Context,
  { from, to, except }: Asked,
  { known, timezone }: Searching,
): Promise<Outcome<ActReplies['appointment.findTimes']>> {
  const whose = {
    owners: known.owners.map(({ id }) => id),
    rooms: (known.rooms ?? []).map(({ id }) => id),
    except,
  }
  const found: FreeTime[] = []
  let start = milliseconds(from) < context.now.milliseconds ? context.now.iso : from
  while (milliseconds(start) < milliseconds(to)) {
    const later = plusMinutes(start, daysAtOnce * dayMinutes)
    const end = milliseconds(later) < milliseconds(to) ? later : to
    const times = await freeWithin(context, { known, whose }, { start, end })
    if (!times.ok) return times
    found.push(...times.value)
    start = end
    if (isChoice(found, timezone)) break
  }
  const searched = milliseconds(start) < milliseconds(to) ? start : undefined
  return succeeded({ proposals: threeProposals(found, timezone), ...firstPage(found, searched) })
}

async function freeWithin(
  context: Context,
  { known, whose }: { readonly known: Known; readonly whose: Busy },
  span: Span,
): Promise<Outcome<readonly FreeTime[]>> {
  const around = { start: plusMinutes(span.start, -beyond), end: plusMinutes(span.end, beyond) }
  const busy = await busyStretches(context, whose, around)
  return busy.ok ? succeeded(freeTimes({ ...known, busy: busy.value }, span)) : busy
}

function isChoice(found: readonly FreeTime[], zone: string): boolean {
  if (found.length < timesAtOnce) return false
  return new Set(found.map(({ start }) => localDate(start, zone))).size >= mostProposals
}

/** The first times, never some of those that start together without the others. */
function firstPage(found: readonly FreeTime[], searched: string | undefined) {
  const cut = found[timesAtOnce]?.start
  const times = cut === undefined ? found : found.filter(({ start }) => start < cut)
  const next = cut ?? searched
  return { times: [...times], ...(next === undefined ? {} : { next }) }
}

function small(id: string): string {
  return id.toLowerCase()
}
