import type { ChartingDoubt } from '#generated/enumerations/charting-doubt.ts'
import type { Medication } from '#generated/types/medication.ts'
import type { MedicationState } from '#generated/types/medication-state.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { medicationText } from '#shared/chart/medication-text.ts'
import type { NotedMove } from '#shared/notes/charted/noted-fact.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type ChartStep, type ChartWork, isMoreOpen, writingDoubt } from './chart-work.ts'
import { rowNamed } from './row-named.ts'
import { at } from './take-from-chart.ts'

/** A medication of the chart that the note stops, or of which it says another dose, way or frequency: only as it stood when the note took it over. */
export async function moveMedication(work: ChartWork, fact: NotedMove): Promise<Outcome<ChartStep>> {
  const { context } = work
  const found = await rowNamed(work, 'Medication', fact.id)
  if (!found.ok) return found
  if (!found.value) return succeeded({ text: fact.text, doubt: 'NotThere' })
  const text = fact.text || medicationText(found.value)
  const isLeaving = work.leaving.has(fact.key)
  if (isOurs(work, found.value, fact) && !isLeaving) return succeeded({ text })
  const row = isLeaving ? { ...found.value, ...found.value.noteChange?.was } : found.value
  const doubt = moveDoubt(work, row, fact)
  if (doubt) return succeeded({ text, doubt })

  const was = stateOf(row)
  const note = { id: work.note.id, resourceType: 'Note' as const }
  const next: Medication = { ...row, ...moved(work, fact), noteChange: { note, row: fact.key, was } }
  const guard = context.guardOf('Medication')
  const guarded = await guard.beforeWrite(context, { operation: 'update', before: row, after: next })
  if (!guarded.ok) return succeeded({ text, doubt: 'Refused' })
  return succeeded({ text, write: () => context.stores.of('Medication').update(at(row), guarded.value) })
}

/** The medication stands again as it did before the note moved it, unless another hand has changed it since. */
export async function moveMedicationBack(work: ChartWork, fact: NotedMove): Promise<Outcome<ChartStep>> {
  const found = await rowNamed(work, 'Medication', fact.id)
  if (!found.ok) return found
  const row = found.value
  const text = fact.text || (row ? medicationText(row) : '')
  if (!row?.noteChange || !isOurs(work, row, fact)) return succeeded({ text })
  const { noteChange, endDate: _end, stopReason: _reason, dose: _dose, route: _route, ...others } = row
  const { frequency: _frequency, ...rest } = others
  const made = { ...noteChange.was, ...moved(work, fact) }
  if (!sameStored(made, stateOf(row))) return succeeded({ text, doubt: 'ChangedSince' })
  const next: Medication = { ...rest, ...noteChange.was }
  return succeeded({ text, write: () => work.context.stores.of('Medication').update(at(row), next) })
}

function moveDoubt(work: ChartWork, row: Medication, fact: NotedMove): ChartingDoubt | undefined {
  const isSaid = fact.act === 'Stop' ? fact.comment : Object.keys(fact.directions).length > 0
  if (!isSaid) return 'Incomplete'
  const doubt = writingDoubt(work, 'Medication', 'Update')
  if (doubt) return doubt
  if (isMoreOpen(work, row)) return 'Closed'
  if (row.status === 'Stopped' && fact.act === 'Stop') return 'AlreadyThere'
  if (row.status !== 'Active' && row.status !== 'OnHold') return 'ChangedSince'
  return isAsSeen(work, row, fact) ? undefined : 'ChangedSince'
}

/** A row that was chosen without being taken over is as it was seen when nobody has changed it since the note was begun. */
function isAsSeen({ note, leaving }: ChartWork, row: Medication, { seen, key }: NotedMove): boolean {
  if (leaving.has(key)) return true
  if (seen !== undefined) return seen === medicationText(row).slice(0, 500).trim()
  return Date.parse(row.meta.lastModified) <= Date.parse(note.created)
}

function moved({ note }: ChartWork, { act, directions, comment }: NotedMove) {
  if (act === 'Change') return directions
  return { status: 'Stopped' as const, endDate: note.serviceDate, stopReason: (comment ?? '').slice(0, 200) }
}

function isOurs({ note }: ChartWork, { noteChange }: Medication, { key }: NotedMove): boolean {
  return noteChange?.note.id === note.id && noteChange.row === key
}

/** How a medication stands, without what is not said of it. */
function stateOf({ status, dose, route, frequency, endDate, stopReason }: Medication): MedicationState {
  return {
    status,
    ...(dose && { dose }),
    ...(route && { route }),
    ...(frequency && { frequency }),
    ...(endDate && { endDate }),
    ...(stopReason && { stopReason }),
  }
}
