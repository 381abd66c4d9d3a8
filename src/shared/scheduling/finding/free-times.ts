import { plusDays } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { fromMilliseconds, milliseconds, type Span } from '#shared/time/span.ts'
import { dayClock } from './day-clock.ts'
import type { VisitWanted } from './open-minutes.ts'
import { type Openable, openOn, openStretches, scheduleOn } from './open-stretches.ts'
import { holds, meets, type Stretch } from './stretch.ts'
import { fitsClock, fitsDay, type TimeWishes } from './time-wishes.ts'

/** A room or place that a time is looked for in; with it belongs its site. */
export type OpenRoom = Openable & { readonly site?: string | undefined }

/** A time that is free: with whom, and where if that was asked. */
export type FreeTime = Span & { readonly owner: string; readonly location?: string }

/** What a time is looked for, with all that decides whether it is free. */
export type TimesWanted = {
  readonly minutes: number
  readonly owners: readonly Openable[]
  /** Any of these; undefined: no room is needed. */
  readonly rooms: readonly OpenRoom[] | undefined
  readonly visit: VisitWanted
  readonly wishes: TimeWishes
  readonly holidays: readonly string[]
  readonly now: string
  /** When people and rooms are busy, by id. */
  readonly busy: ReadonlyMap<string, readonly Stretch[]>
  /** When whoever comes is busy. */
  readonly patientBusy: readonly Stretch[]
}

const usualSlot = 15
const hour = 3_600_000

/**
 * The free times that start within the span, in the order of time, at one time in the order of those who were asked for:
 * one room each, the first that is free. The buffers of a person's schedule lie within the hours and keep free what
 * is before and after every appointment. Double booking, though a schedule may allow it, is never proposed.
 */
export function freeTimes(wanted: TimesWanted, span: Span): readonly FreeTime[] {
  const roomsOpen = new Map<string, readonly Stretch[]>()
  const found = wanted.owners.flatMap((owner, place) =>
    freeOf(wanted, owner, { span, roomsOpen }).map((time) => ({ ...time, place })),
  )
  return found
    .toSorted((one, other) => one.from - other.from || one.place - other.place)
    .map(({ from, owner, location }) => ({
      start: fromMilliseconds(from),
      end: fromMilliseconds(from + wanted.minutes * 60_000),
      owner,
      ...(location === undefined ? {} : { location }),
    }))
}

type Found = { readonly from: number; readonly owner: string; readonly location?: string }
type Window = { readonly span: Span; readonly roomsOpen: Map<string, readonly Stretch[]> }

function freeOf(wanted: TimesWanted, owner: Openable, window: Window): readonly Found[] {
  const dates = datesOf(window.span, owner.timezone)
  const openFor = openingsOf(wanted, owner, dates)
  const isFree = freeRoom(wanted, window)
  const [first, last] = [milliseconds(window.span.start), milliseconds(window.span.end)]
  return dates
    .filter((date) => fitsDay(wanted.wishes, date))
    .flatMap((date) => startsOn(wanted, owner, date))
    .filter(({ from }) => first <= from && from < last)
    .flatMap((start) => {
      if (isTaken(wanted, owner, start)) return []
      const needed = { from: start.from - start.before, to: start.to + start.after }
      if (!wanted.rooms)
        return holds(openFor(undefined), needed) ? [{ from: start.from, owner: owner.id }] : []
      const room = wanted.rooms.find((each) => holds(openFor(each), needed) && isFree(each, start))
      return room ? [{ from: start.from, owner: owner.id, location: room.id }] : []
    })
}

/** When a person is open for a visit in a room: rooms of which the schedule says the same are looked at once. */
function openingsOf({ visit, holidays }: TimesWanted, owner: Openable, dates: readonly string[]) {
  const rows = owner.schedules.flatMap(({ availability = [] }) => availability)
  const named = new Set(rows.map(({ location }) => location?.id))
  const known = new Map<string, readonly Stretch[]>()
  return (room: OpenRoom | undefined): readonly Stretch[] => {
    const places =
      room && [room.site, room.id].flatMap((id) => (id !== undefined && named.has(id) ? [id] : []))
    const key = places?.join(' ') ?? 'anywhere'
    const open = known.get(key) ?? openStretches(owner, dates, { holidays, visit: { ...visit, places } })
    known.set(key, open)
    return open
  }
}

type Start = Stretch & { readonly before: number; readonly after: number }

/** When a visit could start on a day by the clock: by the slots of the schedule, and when a stretch opens. */
function startsOn(wanted: TimesWanted, owner: Openable, date: string): readonly Start[] {
  const schedule = scheduleOn(owner.schedules, date)
  const { beforeMinutes = 0, afterMinutes = 0 } = schedule?.buffers ?? {}
  const { minHours = 0, maxDays = Number.POSITIVE_INFINITY } = schedule?.bookingWindow ?? {}
  const now = milliseconds(wanted.now)
  const bounds = { holidays: wanted.holidays, visit: wanted.visit }
  const opened = openOn(owner, date, bounds).map(({ from }) => from + beforeMinutes)
  const slot = schedule?.slotMinutes ?? usualSlot
  const slots = Array.from({ length: Math.ceil(1440 / slot) }, (_, index) => index * slot)
  const moment = dayClock(date, owner.timezone)
  const minutes = [...new Set([...slots, ...opened])].filter(
    (minute) => minute < 1440 && fitsClock(wanted.wishes, minute, wanted.minutes),
  )
  return [...new Set(minutes.map(moment))]
    .filter((from) => from >= now + minHours * hour && from <= now + maxDays * 24 * hour)
    .map((from) => ({
      from,
      to: from + wanted.minutes * 60_000,
      before: beforeMinutes * 60_000,
      after: afterMinutes * 60_000,
    }))
}

/** The person's own time with what lies free around it, or the time of whoever comes. */
function isTaken({ busy, patientBusy }: TimesWanted, owner: Openable, start: Start): boolean {
  const around = Math.max(start.before, start.after)
  const kept = { from: start.from - around, to: start.to + around }
  return meets(busy.get(owner.id) ?? [], kept) || meets(patientBusy, start)
}

/** True for a room that is open and not busy then; when it is open is worked out once. */
function freeRoom({ busy, holidays, visit }: TimesWanted, { span, roomsOpen }: Window) {
  return (room: OpenRoom, start: Start): boolean => {
    if (meets(busy.get(room.id) ?? [], start)) return false
    const known = roomsOpen.get(room.id)
    const open = known ?? openStretches(room, datesOf(span, room.timezone), { holidays, visit })
    roomsOpen.set(room.id, open)
    return holds(open, start)
  }
}

/** The days that a span touches in a zone, and the next: what starts late may go on over midnight. */
function datesOf({ start, end }: Span, zone: string): readonly string[] {
  const last = plusDays(localDate(end, zone), 1)
  const dates: string[] = []
  for (let date = localDate(start, zone); date <= last; date = plusDays(date, 1)) dates.push(date)
  return dates
}
