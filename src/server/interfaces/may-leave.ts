import { registry } from '#generated/tables/registry.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { isReference, type StoredDocument, valuesAt } from '#server/stores/document.ts'
import type { Stores } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { isPart2Entity } from './leaving/is-part2-entity.ts'
import { leavingLabels } from './leaving/leaving-labels.ts'

/** Whether a row may leave the house: with these consents, or not, and the sentence that says why. */
export type Clearance =
  | { readonly kind: 'leaves'; readonly consents: readonly Consent[]; readonly isPart2: boolean }
  | { readonly kind: 'held'; readonly because: string }

/** What a label asks for before its row leaves: a consent of this kind by every patient of the row, or that nothing lets it leave. */
const demands: Readonly<Record<string, { readonly consent?: string; readonly because: string }>> = {
  SUD: { consent: 'part2-tpo', because: 'interfaces.held-part2' },
  PSYTHPN: { consent: 'psychotherapy-notes', because: 'interfaces.held-psychotherapy' },
  V: { because: 'interfaces.held-confidential' },
}
/** Whatever else closes a row, and a label that nobody declares here. */
const release = { consent: 'release-of-information', because: 'interfaces.held-label' }

type Asked = { readonly type: ResourceType; readonly document: StoredDocument; readonly today: string }

/**
 * May a row leave the house? What is labelled leaves with the consents of all its patients alone, that of a confidential patient
 * never. A booking in a program under Part 2, and any row about a patient of a Part 2 entity, tells of treatment although it has no
 * label of its own.
 */
export async function mayLeave(
  stores: Stores,
  { type, document, today }: Asked,
): Promise<Outcome<Clearance>> {
  const patients = patientsOf(type, document)
  const confidential = await hasConfidential(stores, patients)
  if (!confidential.ok) return confidential
  if (confidential.value) return held('interfaces.held-confidential')

  const labels = await leavingLabels(stores, type, document)
  if (!labels.ok) return labels
  const isOfEntity = patients.length > 0 ? await isPart2Entity(stores) : succeeded(false)
  if (!isOfEntity.ok) return isOfEntity
  const closing = new Set([...labels.value, ...(isOfEntity.value ? ['SUD'] : [])])
  const consents: Consent[] = []
  for (const label of closing) {
    const { consent: kind, because } = demands[label] ?? release
    const found = await consentsOf(stores, { patients, kind, today })
    if (!found.ok) return found
    if (!found.value) return held(because)
    consents.push(...found.value)
  }
  return succeeded({ kind: 'leaves', consents, isPart2: closing.has('SUD') })
}

function held(because: string): Outcome<Clearance> {
  return succeeded({ kind: 'held', because })
}

async function hasConfidential(stores: Stores, patients: readonly string[]): Promise<Outcome<boolean>> {
  for (const id of patients) {
    const patient = await stores.of('Patient').getAny(id)
    if (!patient.ok) return patient
    if (patient.value.confidentialTeam?.length) return succeeded(true)
  }
  return succeeded(false)
}

/** Every patient whom the row is about: of a group's session all of them. */
function patientsOf(type: ResourceType, document: StoredDocument): readonly string[] {
  const { references } = registry[type]
  const named = references.flatMap(({ path, targets }) =>
    targets.includes('Patient') && !path.startsWith('meta.') && !path.endsWith('.by')
      ? valuesAt(document, path).filter(isReference)
      : [],
  )
  const ids = named.filter(({ resourceType }) => resourceType === 'Patient').map(({ id }) => id)
  return [...new Set([...(type === 'Patient' ? [document.id] : []), ...ids])]
}

type Wanted = {
  readonly patients: readonly string[]
  readonly kind: string | undefined
  readonly today: string
}

/** A consent of that kind of each of the patients; undefined when one of them has none, nobody is there to give one, or there is no such kind. */
async function consentsOf(
  stores: Stores,
  { patients, kind, today }: Wanted,
): Promise<Outcome<readonly Consent[] | undefined>> {
  const consents: Consent[] = []
  if (kind === undefined) return succeeded(undefined)
  for (const id of patients) {
    const filters = [
      { field: 'patient', op: 'eq', value: id },
      { field: 'status', op: 'eq', value: 'Active' },
      { field: 'kind', op: 'eq', value: kind },
    ] as const
    const found = await stores.of('Consent').find({ filters, pageSize: 100 })
    if (!found.ok) return found
    const consent = found.value.rows.find((each) => permits(each, today))
    if (!consent) return succeeded(undefined)
    consents.push(consent)
  }
  return succeeded(patients.length > 0 ? consents : undefined)
}

function permits({ decision, period }: Consent, today: string): boolean {
  const { start = today, end = today } = period
  return decision === 'Permit' && start <= today && today <= end
}
