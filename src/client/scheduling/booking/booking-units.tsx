import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import {
  type AuthorizationLeft,
  authorizationsLeft,
} from '#shared/scheduling/surrounding/authorization-left.ts'
import { bookedUnits } from '#shared/scheduling/surrounding/booked-session.ts'
import { type BookingInWork, useWanted } from './use-wanted.ts'

/** For a visit, while it is chosen: how many units its length counts, and what is left of the patient's authorizations for it. Nothing for a service that counts none. */
export function BookingUnits(props: BookingInWork): ReactNode {
  const words = useWords()
  const [serviceId, patientId] = props.form.watch(['serviceId', 'patientId'])
  const service = props.choices.services.find(({ id }) => id === serviceId)
  const wanted = useWanted(props)
  const coverages = useCoverages(patientId, service)
  if (!service || !wanted || !isCounted(service)) return null
  const units = bookedUnits(wanted.body, service) ?? 0
  return (
    <div className="booking-units" role="status">
      <p>
        {words(`scheduling.units-${service.unitBasis}`, { units, length: service.incrementMinutes ?? 15 })}
      </p>
      {authorizationsLeft(wanted.body, service, coverages).map((each) => (
        <OneAuthorization key={each.authorization.id} of={each} />
      ))}
    </div>
  )
}

function isCounted({ flags = [] }: HealthcareService): boolean {
  return flags.includes('Billable') || flags.includes('RequireUnits')
}

/** What pays for a service that is billed; nothing for whoever may not read it. */
function useCoverages(patientId: string, service: HealthcareService | undefined): readonly Coverage[] {
  const { may } = usePermissions()
  const isAsked = patientId !== '' && service?.flags?.includes('Billable') === true && may('Coverage:Read')
  const input = useMemo(
    (): QueryCall => ({
      filters: [
        { field: 'beneficiary', op: 'eq', value: patientId },
        { field: 'status', op: 'eq', value: 'Active' },
      ],
      partition: patientId,
      pageSize: 20,
    }),
    [patientId],
  )
  const answer = useAnswer('coverage.query', isAsked ? input : undefined)
  return answer?.ok ? answer.value.items : []
}

function OneAuthorization({ of }: { readonly of: AuthorizationLeft }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { authorization, units, left } = of
  const { number, unitsApproved, unitKind, period } = authorization
  const said = { number, units, left, approved: unitsApproved, kind: unitKind.display }
  return (
    <p data-short={units > left || undefined}>
      {words('scheduling.authorization-left', said)}
      {period.end !== undefined &&
        ` ${words('scheduling.authorization-until', { day: moments.date(period.end) })}`}
    </p>
  )
}
