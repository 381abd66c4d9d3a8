import type { SeriesReason } from '#generated/types/series-reason.ts'
import type { Context } from '#server/operations/handler.ts'
import { patientFindings } from '#server/scheduling/surrounding/patient-findings.ts'
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
    const judged = await judgedTogether(context, moving)
    if (!judged.ok) return judged
    for (const [id, reasons] of judged.value.blocked) blocked.set(id, reasons)
    if (judged.value.blocked.size === 0) return succeeded({ fitting: judged.value.fitting, blocked })
  }
}

/** As if all of them could change. */
async function judgedTogether(
  context: Context,
  moving: readonly WantedRow[],
): Promise<Outcome<JudgedChanges>> {
  const leaving = new Set(moving.map(({ row }) => row.id))
  const pairs = moving.map(({ row, after }) => ({ before: row, after }))
  const ofPatients = await patientFindings(context, pairs, leaving)
  if (!ofPatients.ok) return ofPatients

  const blocked = new Map<string, readonly SeriesReason[]>()
  const fitting = new Map<string, Rewriting>()
  for (const [index, pair] of pairs.entries()) {
    const judged = await judgedRow(context, { ...pair, leaving, ofPatients: ofPatients.value[index] })
    if (!judged.ok) return judged
    const { id } = pair.before
    if (judged.value.kind === 'blocked') blocked.set(id, judged.value.reasons)
    else fitting.set(id, { before: pair.before, after: judged.value.row })
  }
  return succeeded({ fitting, blocked })
}
