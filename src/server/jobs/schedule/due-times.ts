import { localDate, momentOf } from '#shared/time/local-moment.ts'

const day = 86_400_000
const lengths = { hour: 3_600_000, quarter: 900_000, fiveMinutes: 300_000 } as const
type Often = keyof typeof lengths

/** A minute of every night, in a zone; or of every hour, quarter of one, or five minutes. */
export type Nightly = { readonly minute: number; readonly zone: string; readonly every?: Often }

/** The due times of a job on both sides of a moment, as ISO text: the last one that was not after it, and the next one. */
export function dueTimes(at: string, nightly: Nightly): { readonly last: string; readonly next: string } {
  if (nightly.every !== undefined) return oftenDue(at, nightly.minute, lengths[nightly.every])
  const today = localDate(at, nightly.zone)
  const around = [-1, 0, 1, 2].map((days) => dueOn(dayAfter(today, days), nightly))
  const last = around.findLast((due) => due <= at) ?? at
  const next = around.find((due) => due > at) ?? at
  return { last, next }
}

function oftenDue(at: string, minute: number, length: number): ReturnType<typeof dueTimes> {
  const past = minute * 60_000
  const last = Math.floor((Date.parse(at) - past) / length) * length + past
  return { last: new Date(last).toISOString(), next: new Date(last + length).toISOString() }
}

function dueOn(date: string, { minute, zone }: Nightly): string {
  const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  return new Date(Date.parse(momentOf({ date, time }, zone).instant)).toISOString()
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
