import type { CarePlan } from '#generated/types/care-plan.ts'
import type { NewRow } from '#server/stores/store.ts'

type Agreed = { readonly day: string; readonly nextReview: string }

/** The draft that goes on from a plan of a chart on a day: the same parts under the same ids, nobody's signature yet. */
export function nextVersion(plan: CarePlan, { day, nextReview }: Agreed): NewRow<'CarePlan'> {
  const { id, meta: _meta, partition: _partition, display: _display, resourceType: _type, ...row } = plan
  const { signatures: _signatures, patientSignatures: _taken, reviewToldFor: _told, ...said } = row
  const { end, ...span } = plan.period
  return {
    ...said,
    status: 'Draft',
    period: { ...span, start: day, ...(end !== undefined && end >= day && { end }) },
    nextReview,
    replaces: { id, resourceType: 'CarePlan' },
    version: plan.version + 1,
  }
}
