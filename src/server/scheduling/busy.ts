import type { BusySpan } from '#generated/types/busy-span.ts'
import type { Handler } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { milliseconds } from '#shared/time/span.ts'
import { type BusyTime, busyTimes } from './busy-times-query.ts'

const longestDays = 42
const mostSpans = 5_000

/** Whoever works with the practice's calendars; patients read their own appointments and no more. */
const mayAsk: readonly string[] = ['ViewScheduler', 'CanManageAppointments', 'FullPermissions']

/** When people and rooms are busy, for whoever books: also by appointments that the asker does not see, and of none of them anything but its time. */
export const busy: Handler<'appointment.busy'> = async (
  context,
  { owners = [], locations = [], from, to },
) => {
  if (!mayAsk.some((flag) => hasFlag(context.actor.granted, flag)))
    return failed({ kind: 'forbidden', permission: 'ViewScheduler' })
  const length = milliseconds(to) - milliseconds(from)
  if (length <= 0) return refuse('/to', 'scheduling.end-before-start')
  if (length > longestDays * 24 * 3_600_000)
    return refuse('/to', 'scheduling.busy-too-long', { parameters: { days: longestDays } })

  const keys = [
    ...owners.map((id) => `practitioner:${id.toLowerCase()}`),
    ...locations.map((id) => `location:${id.toLowerCase()}`),
  ]
  const times = await busyTimes(context, keys, { span: { start: from, end: to }, most: mostSpans })
  if (times.length > mostSpans) return refuse('/to', 'scheduling.busy-too-much')
  return succeeded({ spans: times.map(spanOf) })
}

function spanOf({ key, start, end }: BusyTime): BusySpan {
  const [kind, id] = key.split(':')
  if (id === undefined) throw new Error('A taken lane names nobody.')
  return kind === 'location' ? { location: id, start, end } : { owner: id, start, end }
}
