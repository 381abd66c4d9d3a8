import type { ResourceTypes } from '#generated/types/resources.ts'
import { optional } from '#server/note-parts/optional.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { ChartWork } from './chart-work.ts'

/** The row that a note names, where it is in the chart of the note's patient and stands: answers are typed by hand, so they may name anything. */
export async function rowNamed<Type extends 'Medication' | 'Allergy'>(
  { context, patient }: ChartWork,
  type: Type,
  id: string,
): Promise<Outcome<ResourceTypes[Type] | undefined>> {
  if (!isId(id)) return succeeded(undefined)
  const found = await optional(context, type, { id, resourceType: type })
  if (!found.ok || !found.value) return found
  const { patient: of, status } = found.value
  return succeeded(of.id === patient.id && status !== 'EnteredInError' ? found.value : undefined)
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
