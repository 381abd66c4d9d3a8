import type { SeriesReason } from '#generated/types/series-reason.ts'
import type { SeriesRow } from '#generated/types/series-row.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type ChangedSeries, changedSeries, withChanges } from './changed-series.ts'
import { describedRow } from './described-row.ts'
import { endedBefore } from './ended-before.ts'
import { type HeldSeries, heldSeries, type Member, plannedDayOf } from './held-series.ts'
import { type JudgedChanges, judgedChanges, type WantedRow } from './judged-changes.ts'
import { mayAskForSeries } from './judged-row.ts'
import { type ScopedRow, scopedRows } from './scoped-rows.ts'
import { type SeriesAnswer, seriesAnswer } from './series-answer.ts'
import { type Rewriting, writeRows } from './write-rows.ts'

/**
 * Changes as much of a series as is meant. One alone stays in its series as changed by hand; of more, the series ends before the
 * first that changes and goes on from there as a new one. What is in the way of one is said, and that one stays as it is.
 */
export const changeSeries: Handler<'appointment.changeSeries'> = async (context, input) => {
  const may = mayAskForSeries(context)
  if (!may.ok) return may
  const held = await heldSeries(context, input)
  if (!held.ok) return held
  const scoped = scopedRows(context, held.value, input)
  if (scoped.every(({ state }) => state !== 'open'))
    return refuse('/scope', 'scheduling.series-nothing-left', { kind: 'conflict' })

  const asking = { ...context, options: { ...context.options, confirmed: input.confirmed === true } }
  const isPlan = input.planOnly === true
  if (input.scope === 'ThisOne')
    return changedAlone(asking, held.value, { after: withChanges(held.value.anchor, input.changes), isPlan })

  const next = await changedSeries(asking, held.value, { scoped, changes: input.changes })
  if (!next.ok) return next
  return changedFrom(asking, held.value, { next: next.value, scoped, isPlan })
}

type Alone = { readonly after: Member; readonly isPlan: boolean }

async function changedAlone(
  context: Context,
  { anchor, master }: HeldSeries,
  { after, isPlan }: Alone,
): Promise<Outcome<SeriesAnswer>> {
  const wanted = { ...after, series: { ...after.series, changedByHand: true } }
  const judged = await judgedChanges(context, [{ row: anchor, after: wanted }])
  if (!judged.ok) return judged
  const row = rowAfter({ row: anchor, state: 'open' }, { anchor, after: wanted, judged: judged.value })
  if (!isPlan) {
    const written = await writeRows(context, [...judged.value.fitting.values()])
    if (!written.ok) return written
  }
  return succeeded(seriesAnswer([row], { isPlan, masterId: master.id }))
}

type From = {
  readonly next: ChangedSeries
  readonly scoped: readonly ScopedRow[]
  readonly isPlan: boolean
}

async function changedFrom(
  context: Context,
  held: HeldSeries,
  { next, scoped, isPlan }: From,
): Promise<Outcome<SeriesAnswer>> {
  const wanted = scoped.flatMap(({ row, state }): WantedRow[] => {
    const after = state === 'open' ? next.changed(row) : undefined
    return after ? [{ row, after }] : []
  })
  const judged = await judgedChanges(context, wanted)
  if (!judged.ok) return judged

  const rows = scoped.map((each) =>
    rowAfter(each, { anchor: held.anchor, after: next.changed(each.row), judged: judged.value }),
  )
  const isAny = judged.value.fitting.size > 0
  if (!isPlan && isAny) {
    const written = await writeRows(context, rewritingsOf(held, { next, scoped, judged: judged.value }))
    if (!written.ok) return written
  }
  return succeeded(seriesAnswer(rows, { isPlan, masterId: isAny ? next.first.id : held.master.id }))
}

type After = {
  readonly anchor: Member
  readonly after: Member | undefined
  readonly judged: JudgedChanges
}

function rowAfter({ row, state }: ScopedRow, { anchor, after, judged }: After): SeriesRow {
  const told = describedRow(row)
  if (state !== 'open') return { ...told, fate: state === 'kept' ? 'Kept' : 'Untouched' }
  const fits = judged.fitting.get(row.id)?.after
  if (fits) {
    const { start = told.start, end = told.end } = fits
    const isOverwritten = told.changedByHand === true && row.id !== anchor.id
    return { ...told, start, end, fate: isOverwritten ? 'Overwritten' : 'Changed' }
  }
  const holiday: readonly SeriesReason[] = after ? [] : [{ code: 'scheduling.series-holiday' }]
  return { ...told, fate: 'Blocked', reasons: judged.blocked.get(row.id) ?? holiday }
}

/** All that is written: those that change, those that stay as they are but go with the new series, and the end of the old one. */
function rewritingsOf(
  { master, recurrence }: HeldSeries,
  { next, scoped, judged }: Omit<From, 'isPlan'> & { readonly judged: JudgedChanges },
): readonly Rewriting[] {
  const going = scoped
    .filter(({ state }) => state !== 'untouched')
    .map(({ row }): Rewriting => {
      const staying = { ...row, series: { ...next.linked(row), changedByHand: true } }
      const after = judged.fitting.get(row.id)?.after ?? staying
      return {
        before: row,
        after: row.id === next.first.id ? { ...after, recurrence: next.recurrence } : after,
      }
    })
  if (next.first.id === master.id) return going
  const ended = endedBefore(recurrence, plannedDayOf(next.first, recurrence))
  return [...going, { before: master, after: { ...master, recurrence: ended } }]
}
