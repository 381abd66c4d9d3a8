import type { BusySpan } from '#generated/types/busy-span.ts'
import type { Handler } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { milliseconds } from '#shared/time/span.ts'
import { type BusyTime, busyTimes } from './busy-times-query.ts'
import { mayAskBusy } from './may-ask-busy.ts'

const longestDays = 42
const mostSpans = 5_000

/** When people and rooms are busy, for whoever books: also by appointments that the asker does not see, and of none of them anything but its time. */
export const busy: Handler<'appointment.busy'> = async (
  context,
  { owners = [], locations = [], from, to },
) => {
  const asker = mayAskBusy(context)
  if (!asker.ok) return asker
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
