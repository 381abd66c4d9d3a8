import { Radio } from '@mantine/core'
import { type ReactNode, useEffect, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'
import {
  type AuthorizationLeft,
  authorizationsLeft,
  usualAuthorization,
} from '#shared/scheduling/surrounding/authorization-left.ts'
import type { ChosenAuthorization } from './state/booking-fields.ts'
import { type BookingInWork, useWanted } from './use-wanted.ts'

/** For a visit that is billed, while it is chosen: what is left of each of the patient's authorizations that fit it, and against which it is counted. The usual one is chosen until somebody chooses another or none. */
export function BookingAuthorization(props: BookingInWork): ReactNode {
  const words = useWords()
  const { chosen, fitting, unfit, choose } = useAuthorization(props)
  if (fitting.length === 0 && !unfit) return null
  return (
    <Radio.Group
      className="booking-authorization"
      label={words('scheduling.authorization-choice')}
      value={keyOf(chosen.coverageId, chosen.authorizationId)}
      onChange={choose}
    >
      {fitting.map((each) => (
        <OneAuthorization key={keyOf(each.coverageId, each.authorization.id)} of={each} />
      ))}
      {unfit && (
        <Radio
          value={keyOf(chosen.coverageId, chosen.authorizationId)}
          label={words('scheduling.authorization-unfit', { number: unfit })}
        />
      )}
      <Radio value={keyOf('', '')} label={words('scheduling.authorization-none')} />
    </Radio.Group>
  )
}

function OneAuthorization({ of }: { readonly of: AuthorizationLeft }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { coverageId, authorization, units, left } = of
  const { id, number, unitsApproved, unitKind, period } = authorization
  const said = { number, units, left, approved: unitsApproved, kind: unitKind.display }
  const until =
    period.end === undefined
      ? ''
      : ` ${words('scheduling.authorization-until', { day: moments.date(period.end) })}`
  return (
    <Radio
      value={keyOf(coverageId, id)}
      label={`${words('scheduling.authorization-left', said)}${until}`}
      data-short={units > left || undefined}
    />
  )
}

function keyOf(coverageId: string, authorizationId: string): string {
  return `${coverageId}/${authorizationId}`
}

const none: readonly AuthorizationLeft[] = []

function useAuthorization(props: BookingInWork) {
  const { form, choices } = props
  const [patientId, serviceId, chosen] = form.watch(['patientId', 'serviceId', 'authorization'])
  const service = choices.services.find(({ id }) => id === serviceId)
  const coverages = useCoverages(patientId, service)
  const wanted = useWanted(props)
  const fitting = wanted && service && coverages ? fittingOf(wanted.body, service, coverages) : none
  const named = namedBy(chosen, coverages ?? [])
  const isIts = chosen.patientId === patientId && (chosen.authorizationId === '' || isFor(named, serviceId))
  const { coverageId = '', authorization } = usualAuthorization(fitting) ?? {}
  const authorizationId = authorization?.id ?? ''
  const isKnown = wanted !== undefined && service !== undefined && coverages !== undefined
  const isLeft = isKnown && !(chosen.isOwn && isIts)

  useEffect(() => {
    if (isLeft) form.setValue('authorization', { patientId, coverageId, authorizationId, isOwn: false })
  }, [form, isLeft, patientId, coverageId, authorizationId])

  return {
    chosen,
    fitting,
    /** The number of the one that is chosen, where it is another service's, or does not cover the day. */
    unfit: fitting.some((each) => each.authorization === named) ? undefined : named?.number,
    choose: (key: string) => {
      const [coverage = '', id = ''] = key.split('/')
      form.setValue('authorization', { patientId, coverageId: coverage, authorizationId: id, isOwn: true })
    },
  }
}

/** Of all, not only of the one that is chosen. */
function fittingOf(
  { authorization: _, ...visit }: AppointmentCreate,
  service: HealthcareService,
  coverages: readonly Coverage[],
) {
  return authorizationsLeft(visit, service, coverages)
}

function namedBy({ coverageId, authorizationId }: ChosenAuthorization, coverages: readonly Coverage[]) {
  const { authorizations = [] } = coverages.find(({ id }) => id === coverageId) ?? {}
  return authorizations.find(({ id }) => id === authorizationId)
}

function isFor(authorization: ReturnType<typeof namedBy>, serviceId: string): boolean {
  return authorization?.services.some(({ id }) => id === serviceId) ?? false
}

const unpaid: readonly Coverage[] = []

/** What pays for a service that is billed; nothing for whoever may not read it, undefined while it is not known. */
function useCoverages(
  patientId: string,
  service: HealthcareService | undefined,
): readonly Coverage[] | undefined {
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
  if (!isAsked) return unpaid
  return answer?.ok ? answer.value.items : undefined
}
