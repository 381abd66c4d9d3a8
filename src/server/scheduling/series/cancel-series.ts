import type { ActInputs } from '#generated/operations/operations.ts'
import type { Cancellation } from '#generated/types/cancellation.ts'
import type { SeriesRow } from '#generated/types/series-row.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { codeDoubt, listHere } from '#server/stores/codes/code-doubt.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { describedRow } from './described-row.ts'
import { endedBefore } from './ended-before.ts'
import { type HeldSeries, heldSeries, type Member, plannedDayOf } from './held-series.ts'
import { judgedRow, mayAskForSeries } from './judged-row.ts'
import { type ScopedRow, scopedRows } from './scoped-rows.ts'
import { seriesAnswer } from './series-answer.ts'
import { type Rewriting, writeRows } from './write-rows.ts'

/** Cancels as much of a series as is meant, and ends it there: what has been, has begun or was changed by hand stays, unless that is meant too. */
export const cancelSeries: Handler<'appointment.cancelSeries'> = async (context, input) => {
  const may = mayAskForSeries(context)
  if (!may.ok) return may
  const cancellation = await cancellationIn(context, input.cancellation)
  if (!cancellation.ok) return cancellation
  const held = await heldSeries(context, input)
  if (!held.ok) return held

  const scoped = scopedRows(context, held.value, input)
  if (scoped.every(({ state }) => state !== 'open'))
    return refuse('/scope', 'scheduling.series-nothing-left', { kind: 'conflict' })
  const planned = await plannedFor(context, scoped, cancellation.value)
  if (!planned.ok) return planned
  const { rows, rewritings } = planned.value
  const isPlan = input.planOnly === true
  if (isPlan) return succeeded(seriesAnswer(rows, { isPlan, masterId: held.value.master.id }))

  const written = await writeRows(context, withEnd(held.value, input, rewritings))
  return written.ok ? succeeded(seriesAnswer(rows, { isPlan, masterId: held.value.master.id })) : written
}

async function cancellationIn(
  context: Context,
  { reason, initiator, comment }: Cancellation,
): Promise<Outcome<Cancellation>> {
  const list = await listHere(context, 'cancellation-reason')
  const doubt = list ? await codeDoubt(context, list, reason.code) : 'stores.not-in-list'
  if (doubt !== undefined) return refuse('/cancellation/reason', doubt)
  return succeeded({ reason, initiator, ...(comment !== undefined && { comment }) })
}

type Planned = { readonly rows: readonly SeriesRow[]; readonly rewritings: readonly Rewriting[] }

async function plannedFor(
  context: Context,
  scoped: readonly ScopedRow[],
  cancellation: Cancellation,
): Promise<Outcome<Planned>> {
  const rows: SeriesRow[] = []
  const rewritings: Rewriting[] = []
  for (const { row, state } of scoped) {
    if (state !== 'open') {
      rows.push({ ...describedRow(row), fate: state === 'kept' ? 'Kept' : 'Untouched' })
      continue
    }
    const after: Member = { ...row, status: 'cancelled', cancellation }
    const judged = await judgedRow(context, { before: row, after })
    if (!judged.ok) return judged
    if (judged.value.kind === 'blocked') {
      rows.push({ ...describedRow(row), fate: 'Blocked', reasons: judged.value.reasons })
      continue
    }
    rows.push({ ...describedRow(row), fate: 'Cancelled' })
    rewritings.push({ before: row, after: judged.value.row })
  }
  return succeeded({ rows, rewritings })
}

/** The series ends before the first that is cancelled, so that no further ones are made. */
function withEnd(
  { master, recurrence, anchor }: HeldSeries,
  { scope }: Pick<ActInputs['appointment.cancelSeries'], 'scope'>,
  rewritings: readonly Rewriting[],
): readonly Rewriting[] {
  const [first] = rewritings
  if (scope === 'ThisOne' || !first) return rewritings
  const at = first.before.series ? { ...first.before, series: first.before.series } : anchor
  const ended = endedBefore(recurrence, plannedDayOf(at, recurrence))
  const others = rewritings.filter(({ before }) => before.id !== master.id)
  const own = rewritings.find(({ before }) => before.id === master.id)?.after ?? master
  return [...others, { before: master, after: { ...own, recurrence: ended } }]
}
