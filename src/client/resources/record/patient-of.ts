import type { Row } from '#client/resources/rows/use-description.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** The patient of whom a record speaks, by the field that its type names; none for types that belong to nobody. */
export function patientOf({ patientField }: ScreenDescription, record: Row): string | undefined {
  if (patientField === undefined) return undefined
  if (patientField === 'self') return record.id
  const { id, resourceType } = membersOf(membersOf(record)[patientField])
  return resourceType === 'Patient' && typeof id === 'string' ? id : undefined
}
