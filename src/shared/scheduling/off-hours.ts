import type { AvailabilityKind } from '#generated/enumerations/availability-kind.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { daysBetween, weekdayOf } from '#shared/time/calendar.ts'

/** Minutes of a day in which an owner is not to be booked, and why; `Closed` is time that nobody said is open. */
export type OffStretch = {
  readonly from: number
  readonly to: number
  readonly kind: Exclude<AvailabilityKind, 'Available'> | 'Closed'
  readonly reason?: string
}

const dayMinutes = 1440
const step = 5
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The stretches of one day that are off: an exception goes before a dated row, that before a weekly one; at one level Unavailable and TimeOff before Hold before Available. No row at all: the whole day is open. */
export function offHours(
  schedule: Pick<Schedule, 'availability' | 'exceptions'>,
  date: string,
): readonly OffStretch[] {
  const claims = claimsOn(schedule, date)
  if ((schedule.availability ?? []).length === 0 && claims.length === 0) return []

  const slots = Array.from({ length: dayMinutes / step }, (_, index) => slotAt(claims, index * step))
  return merged(slots)
}

type Claim = {
  readonly from: number
  readonly to: number
  readonly kind: AvailabilityKind
  readonly level: number
  readonly reason: string | undefined
}

type Slot = { readonly kind: AvailabilityKind | 'Closed'; readonly reason: string | undefined }

const strength: { readonly [Kind in AvailabilityKind]: number } = {
  Unavailable: 3,
  TimeOff: 3,
  Hold: 2,
  Travel: 2,
  Available: 1,
}

function slotAt(claims: readonly Claim[], minute: number): Slot {
  const [strongest] = claims
    .filter((claim) => claim.from <= minute && minute < claim.to)
    .sort((one, other) => other.level - one.level || strength[other.kind] - strength[one.kind])
  return strongest ?? { kind: 'Closed', reason: undefined }
}

function claimsOn(
  { availability, exceptions }: Pick<Schedule, 'availability' | 'exceptions'>,
  date: string,
): readonly Claim[] {
  const rows = (availability ?? []).flatMap((row): readonly Claim[] => {
    const level = levelOf(row, date)
    return level === 0 ? [] : [{ ...stretch(row), kind: row.kind, level, reason: row.note }]
  })
  const others = (exceptions ?? [])
    .filter((exception) => exception.date === date)
    .map(
      (exception): Claim => ({
        ...stretch(exception),
        kind: exception.kind,
        level: 3,
        reason: exception.reason,
      }),
    )
  return [...rows, ...others]
}

type Row = NonNullable<Schedule['availability']>[number]

/** 0: the row does not speak of this day. */
function levelOf(row: Row, date: string): 0 | 1 | 2 {
  if (date < (row.from ?? date) || date > (row.until ?? date)) return 0
  if (row.date !== undefined) return row.date === date ? 2 : 0
  if (row.weekday !== undefined) return row.weekday === weekdays[weekdayOf(date) - 1] ? 1 : 0
  return row.recurrence && recursOn(row.recurrence, date) ? 1 : 0
}

/** Daily and weekly repetition; availability that repeats by the month is not offered by the screens. */
function recursOn(recurrence: NonNullable<Row['recurrence']>, date: string): boolean {
  const { start, exceptions = [], frequency, interval = 1 } = recurrence
  const days = daysBetween(start, date)
  if (days < 0 || exceptions.includes(date)) return false
  if (frequency === 'Daily') return days % interval === 0
  if (frequency !== 'Weekly') return false

  const weeks = Math.floor((days + weekdayOf(start) - 1) / 7)
  const named = recurrence.weekdays ?? []
  const weekday = weekdays[weekdayOf(date) - 1]
  const fits =
    named.length === 0
      ? weekdayOf(date) === weekdayOf(start)
      : weekday !== undefined && named.includes(weekday)
  return fits && weeks % interval === 0
}

function stretch({ start, end }: { readonly start?: string; readonly end?: string }): {
  readonly from: number
  readonly to: number
} {
  return { from: start ? minuteOf(start) : 0, to: end && end !== '00:00' ? minuteOf(end) : dayMinutes }
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function merged(slots: readonly Slot[]): readonly OffStretch[] {
  const stretches: OffStretch[] = []
  for (const [index, { kind, reason }] of slots.entries()) {
    if (kind === 'Available') continue
    const last = stretches.at(-1)
    const from = index * step
    if (last?.to === from && last.kind === kind && last.reason === reason)
      stretches[stretches.length - 1] = { ...last, to: from + step }
    else stretches.push({ from, to: from + step, kind, ...(reason === undefined ? {} : { reason }) })
  }
  return stretches
}
