import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { changedFields } from '#server/stores/same-stored.ts'
import type {
  NotedAllergy,
  NotedMeasure,
  NotedProblem,
  NotedStart,
} from '#shared/notes/charted/noted-fact.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { ChartStep, ChartWork } from './chart-work.ts'
import { measureText } from './measure-text.ts'
import { type ChartRow, type ChartRowType, ownRow } from './own-row.ts'

type Added = NotedMeasure | NotedProblem | NotedStart | NotedAllergy

/**
 * What a note no longer says is entered in error in the chart, as it was never so. Where another hand has changed the row since,
 * it stays: it is that hand's word too.
 */
export async function takeFromChart(work: ChartWork, fact: Added): Promise<Outcome<ChartStep>> {
  const text = textOf(work, fact)
  const own = await ownRow(work, fact.type, fact.key)
  if (!own.ok || !own.value) return own.ok ? succeeded({ text }) : own
  const row = own.value
  const same = await isAsWritten(work, fact.type, row)
  if (!same.ok) return same
  if (!same.value) return succeeded({ text, doubt: 'ChangedSince' })
  return succeeded({ text, write: () => inError(work, row) })
}

function textOf({ context }: ChartWork, fact: Added): string {
  if (fact.type === 'Observation') return measureText(fact.body, context.actor.locale)
  return fact.type === 'Condition' ? fact.text : fact.name
}

/** Nobody has changed a row since the note wrote it: it reads as in its first version. Who has gone through the list since has changed nothing in it. */
async function isAsWritten(
  { context }: ChartWork,
  type: ChartRowType,
  row: ChartRow,
): Promise<Outcome<boolean>> {
  if (row.meta.versionId === firstVersion) return succeeded(true)
  const first = await context.stores.of(type).getVersion(row.id, firstVersion)
  if (!first.ok) return first
  return succeeded(changedFields(first.value, row).every((field) => field === 'reviewed'))
}

const firstVersion = '1'

function inError({ context: { stores } }: ChartWork, row: ChartRow): Promise<Outcome<unknown>> {
  if ('clinicalStatus' in row)
    return stores.of('Condition').update(at(row), { ...row, verification: 'EnteredInError' })
  if ('effective' in row)
    return stores.of('Observation').update(at(row), { ...row, status: 'EnteredInError' })
  if ('noMedications' in row)
    return stores.of('Medication').update(at(row), { ...row, status: 'EnteredInError' })
  return stores.of('Allergy').update(at(row), { ...row, status: 'EnteredInError' })
}

/** Which version of a row is written over. */
export function at({ id, meta }: Pick<ResourceTypes[ResourceType], 'id' | 'meta'>) {
  return { id, versionId: meta.versionId }
}
