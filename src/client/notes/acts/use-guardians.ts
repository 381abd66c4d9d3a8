import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'

/** The people who may sign for a patient: their legal authority was verified. */
export function useGuardians(patientId: string | undefined): readonly RelatedPerson[] {
  const { may } = usePermissions()
  const isAsked = patientId !== undefined && may('RelatedPerson:Read')
  const input = useMemo(
    (): QueryCall | undefined =>
      isAsked
        ? { filters: [{ field: 'patient', op: 'eq', value: patientId }], pageSize: 50, crossPartition: true }
        : undefined,
    [isAsked, patientId],
  )
  const answer = useAnswer('relatedPerson.query', input)
  const people = answer?.ok ? answer.value.items : []
  return people.filter(({ active, authority }) => active && authority?.legal && authority.verified)
}
