import type { SeriesReason } from '#generated/types/series-reason.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Member } from './held-series.ts'
import { judgedRow } from './judged-row.ts'
import type { Rewriting } from './write-rows.ts'

/** One of a series, and as it is wanted. */
export type WantedRow = { readonly row: Member; readonly after: Member }

/** Those that can change, and what is in the way of the others, by their ids. */
export type JudgedChanges = {
  readonly fitting: ReadonlyMap<string, Rewriting>
  readonly blocked: ReadonlyMap<string, readonly SeriesReason[]>
}

/**
 * Judges changes that are made together: those that move give up their time to each other. One that cannot move keeps its time, so
 * the others are judged once more with it in their way, until nothing more is blocked.
 */
export async function judgedChanges(
  context: Context,
  wanted: readonly WantedRow[],
): Promise<Outcome<JudgedChanges>> {
  const blocked = new Map<string, readonly SeriesReason[]>()
  for (;;) {
    const moving = wanted.filter(({ row }) => !blocked.has(row.id))
    const leaving = new Set(moving.map(({ row }) => row.id))
    const fitting = new Map<string, Rewriting>()
    for (const { row, after } of moving) {
      const judged = await judgedRow(context, { before: row, after, leaving })
      if (!judged.ok) return judged
      if (judged.value.kind === 'blocked') blocked.set(row.id, judged.value.reasons)
      else fitting.set(row.id, { before: row, after: judged.value.row })
    }
    if (fitting.size === moving.length) return succeeded({ fitting, blocked })
  }
}
