import { type SeriesFate, seriesFates } from '#generated/enumerations/series-fate.ts'
import type { SeriesReason } from '#generated/types/series-reason.ts'
import type { SeriesRow } from '#generated/types/series-row.ts'

/** A row of a plan; booked although its time is taken, it still says what it meets. */
export type PlanRow = SeriesRow & { readonly isForced?: boolean }

const doneFates: readonly SeriesFate[] = ['Made', 'Moved', 'Changed', 'Overwritten', 'Cancelled']

/** How many appointments are really made, changed or cancelled. */
export function doneRowCount(rows: readonly SeriesRow[]): number {
  return rows.filter(({ fate }) => doneFates.includes(fate)).length
}

/** How many there are of each fate that occurs. */
export function rowCounts(
  rows: readonly SeriesRow[],
): readonly { readonly fate: SeriesFate; readonly count: number }[] {
  return seriesFates.flatMap((fate) => {
    const count = rows.filter((row) => row.fate === fate).length
    return count === 0 ? [] : [{ fate, count }]
  })
}

/** Those that somebody has changed by hand stand apart: about them is asked. The one that was named is meant anyway, what is over cannot change. */
export function rowsByHand(
  rows: readonly PlanRow[],
  anchorId: string,
): { readonly usual: readonly PlanRow[]; readonly byHand: readonly PlanRow[] } {
  const isByHand = ({ changedByHand, fate, appointment }: PlanRow) =>
    changedByHand === true && fate !== 'Untouched' && appointment?.id !== anchorId
  return { usual: rows.filter((row) => !isByHand(row)), byHand: rows.filter(isByHand) }
}

/** True when something is in the way of one that may be booked all the same. */
export function hasConfirmableRows(rows: readonly SeriesRow[]): boolean {
  return rows.some(
    ({ fate, reasons = [] }) =>
      fate === 'Blocked' && reasons.length > 0 && reasons.every(({ code }) => isShareable(code)),
  )
}

function isShareable(code: string): boolean {
  return /^scheduling\.(busy|unfit)-/.test(code) && !code.endsWith('-full')
}

/** The rows with taken times confirmed; each that was blocked without that keeps the words of what it meets. */
export function rowsWithClashes(
  confirmed: readonly SeriesRow[],
  unconfirmed: readonly SeriesRow[],
): readonly PlanRow[] {
  const clashes = new Map<number, readonly SeriesReason[]>(
    unconfirmed.flatMap(({ index, fate, reasons }) =>
      fate === 'Blocked' && reasons ? [[index, reasons]] : [],
    ),
  )
  return confirmed.map((row) => {
    const reasons = clashes.get(row.index)
    return reasons && row.fate !== 'Blocked' ? { ...row, reasons, isForced: true } : row
  })
}

/** True when what was done is what was planned, row by row. */
export function areRowsAsPlanned(planned: readonly SeriesRow[], done: readonly SeriesRow[]): boolean {
  const told = (rows: readonly SeriesRow[]) =>
    rows.map(({ index, start, fate }) => `${index} ${Date.parse(start)} ${fate}`).join()
  return told(planned) === told(done)
}
