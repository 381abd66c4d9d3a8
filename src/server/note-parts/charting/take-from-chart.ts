import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import type {
  NotedAllergy,
  NotedMeasure,
  NotedProblem,
  NotedStart,
} from '#shared/notes/charted/noted-fact.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { ChartStep, ChartWork } from './chart-work.ts'
import { measureText } from './measure-text.ts'
import { type ChartRow, ownRow } from './own-row.ts'

type Added = NotedMeasure | NotedProblem | NotedStart | NotedAllergy

/**
 * What a note no longer says is entered in error in the chart, as it was never so. Where another hand has changed the row since,
 * it stays: it is that hand's word too.
 */
export async function takeFromChart(work: ChartWork, fact: Added): Promise<Outcome<ChartStep>> {
  const text = textOf(work, fact)
  const own = await ownRow(work, fact.type, fact.key)
  if (!own.ok || !own.value) return own.ok ? succeeded({ text }) : own
  if (!isAsWritten(own.value, fact)) return succeeded({ text, doubt: 'ChangedSince' })
  const row = own.value
  return succeeded({ text, write: () => inError(work, row) })
}

function textOf({ context }: ChartWork, fact: Added): string {
  if (fact.type === 'Observation') return measureText(fact.body, context.actor.locale)
  return fact.type === 'Condition' ? fact.text : fact.name
}

function isAsWritten(row: ChartRow, fact: Added): boolean {
  if (fact.type === 'Observation' && 'effective' in row)
    return (
      row.status === 'Final' &&
      sameStored([row.value, row.components], [fact.body.value, fact.body.components])
    )
  if (fact.type === 'Condition' && 'clinicalStatus' in row)
    return (
      row.clinicalStatus === 'Active' &&
      row.verification === 'Provisional' &&
      row.code.code === fact.code?.code
    )
  if (fact.type === 'Medication' && 'noMedications' in row) {
    const { dose, route, frequency, status } = row
    const said = [fact.directions.dose, fact.directions.route, fact.directions.frequency]
    return status === 'Active' && sameStored([dose, route, frequency], said)
  }
  return 'noKnownAllergies' in row && row.status === 'Active'
}

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
