import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { QueryCall } from '#generated/operations/plain.ts'

/** The consents of a patient, and who may sign for the patient. */
export function useConsents(patientId: string) {
  const { may } = usePermissions()
  const inputs = useMemo(() => inputsFor(patientId), [patientId])
  return {
    consents: useAnswer('consent.query', inputs.consents),
    related: useAnswer('relatedPerson.query', may('RelatedPerson:Read') ? inputs.related : undefined),
  }
}

function inputsFor(patientId: string): Readonly<Record<'consents' | 'related', QueryCall>> {
  const filters = [{ field: 'patient', op: 'eq', value: patientId } as const]
  return {
    consents: { filters, partition: patientId, pageSize: 200 },
    related: { filters, partition: patientId, pageSize: 100 },
  }
}
