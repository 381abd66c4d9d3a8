import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import { type BeginningAfar, type TelehealthFields, telehealthKnown } from './telehealth-fields.ts'

/** For a session by telehealth, what the chart knows of the patient and who leads it, as far as the reader may see it; `isKnown` once all of it has come. */
export function useKnownTelehealth({ patientId, performerId }: BeginningAfar): {
  readonly known: Partial<TelehealthFields>
  readonly isKnown: boolean
  readonly performer: Practitioner | undefined
} {
  const { may } = usePermissions()
  const asked = useMemo(() => {
    const filters = [{ field: 'patient', op: 'eq', value: patientId } as const]
    return {
      patient: { id: patientId, partition: patientId },
      related: { filters, partition: patientId, pageSize: 100 },
    }
  }, [patientId])
  const patientCall = may('Patient:Read') ? asked.patient : undefined
  const relatedCall = may('RelatedPerson:Read') ? asked.related : undefined
  const performerCall =
    performerId !== undefined && may('Practitioner:Read') ? { id: performerId } : undefined
  const patient = useAnswer('patient.read', patientCall)
  const related = useAnswer('relatedPerson.query', relatedCall)
  const performer = useAnswer('practitioner.read', performerCall)
  const known = useMemo(
    () => telehealthKnown(patient?.ok ? patient.value : undefined, related?.ok ? related.value.items : []),
    [patient, related],
  )
  return {
    known,
    isKnown: (!patientCall || patient !== undefined) && (!relatedCall || related !== undefined),
    performer: performer?.ok ? performer.value : undefined,
  }
}
