import type { Appointment } from '#generated/types/appointment.ts'
import type { Filter } from '#generated/types/filter.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { earliestStart } from '#shared/scheduling/earliest-start.ts'
import { calendarText } from './calendar-text.ts'
import { showsNames } from './shows-names.ts'

const day = 86_400_000
/** From so many days ago to so many ahead: series are made half a year ahead. */
const span = { before: 30, ahead: 370 } as const
/** More than anybody has in that time; what is behind them is left out. */
const mostRows = 5_000
const pageSize = 500

/** What holds, held or was to hold time; wishes and what was entered by mistake are no times. */
const shown: readonly Appointment['status'][] = [
  'pending',
  'booked',
  'arrived',
  'checked-in',
  'fulfilled',
  'noshow',
  'cancelled',
]

/** The own appointments as iCalendar text, for a calendar program: what the asker may see of them, and names only where the practice allows it. */
export const ownCalendar: Handler<'appointment.calendar'> = async (context) => {
  const { actor, stores } = context
  const { profile } = actor
  if (profile === null) return failed({ kind: 'forbidden', permission: context.operation })
  const names = await showsNames(stores)
  if (!names.ok) return names
  const own = await foundBy(context, 'owner', profile.id)
  if (!own.ok) return own
  const attended = await foundBy(context, 'attendees.subject', profile.id)
  if (!attended.ok) return attended

  const all = new Map([...own.value, ...attended.value].map((row) => [row.id, row]))
  const rows = [...all.values()].sort((one, other) => keyOf(one).localeCompare(keyOf(other)))
  const speak = speakerFor(actor.locale, actor.labels)
  // A sign-in says which one it is; a calendar program has none.
  context.note({
    detail: { count: rows.length, delivery: actor.sessionId === undefined ? 'link' : 'handed' },
  })
  const calendar = calendarText(rows, { profileId: profile.id, showsNames: names.value, speak })
  return succeeded({ calendar })
}

async function foundBy(
  { stores, now }: Context,
  field: 'owner' | 'attendees.subject',
  id: string,
): Promise<Outcome<readonly Appointment[]>> {
  const at = (days: number) => instantAt(now.milliseconds + days * day).iso
  const filters: readonly Filter[] = [
    { field, op: 'eq', value: id },
    { field: 'status', op: 'in', value: [...shown] },
    { field: 'start', op: 'ge', value: earliestStart(at(-span.before)) },
    { field: 'end', op: 'gt', value: at(-span.before) },
    { field: 'start', op: 'lt', value: at(span.ahead) },
  ]
  const rows: Appointment[] = []
  let continuation: string | undefined
  do {
    const asked = { filters, orderBy: 'start', pageSize, ...(continuation !== undefined && { continuation }) }
    const page = await stores.of('Appointment').find(asked)
    if (!page.ok) return page
    rows.push(...page.value.rows)
    continuation = page.value.continuation
  } while (continuation !== undefined && rows.length < mostRows)
  return succeeded(rows)
}

function keyOf({ start = '', id }: Appointment): string {
  return `${start} ${id}`
}
