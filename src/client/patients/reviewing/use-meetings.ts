import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'

const none: readonly CarePlanSession[] = []

/** The meetings about the plans of a patient, as far as the reader may see them; undefined while they have not come. */
export function useMeetings(patientId: string): readonly CarePlanSession[] | undefined {
  const { may } = usePermissions()
  const input = useMemo(
    () => rowsOf('subject', patientId, { orderBy: 'date', order: 'desc', pageSize: 500 }),
    [patientId],
  )
  const isRead = may('CarePlanSession:Read')
  const answer = useAnswer('carePlanSession.query', isRead ? input : undefined)
  if (!isRead || answer?.ok === false) return none
  return answer?.value.items
}
