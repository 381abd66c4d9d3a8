import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import { missingConsents } from '#shared/consents/missing-consents.ts'
import { localDate } from '#shared/time/local-moment.ts'

/** What the desk asks about when somebody comes; each undefined while it is not known, or where the reader may not read it. */
export type CheckInFacts = {
  /** What pays now, the first payer first. */
  readonly coverages: readonly Coverage[] | undefined
  /** Whom to call in an emergency. */
  readonly emergency: readonly RelatedPerson[] | undefined
  /** The consents that the program requires and nobody has given. */
  readonly unsigned: readonly CodedValue[] | undefined
}

/** What is known of a patient who comes to an appointment: what pays, whom to call, and which consents are missing. */
export function useKnownAtCheckIn(
  patientId: string,
  { program, start, timezone }: Appointment,
): CheckInFacts {
  const { may } = usePermissions()
  const asked = useMemo(
    () => ({
      coverages: rowsBy(patientId, [
        { field: 'beneficiary', op: 'eq', value: patientId },
        { field: 'status', op: 'eq', value: 'Active' },
      ]),
      related: rowsBy(patientId, [
        { field: 'patient', op: 'eq', value: patientId },
        { field: 'active', op: 'eq', value: true },
      ]),
      consents: rowsBy(patientId, [
        { field: 'patient', op: 'eq', value: patientId },
        { field: 'status', op: 'eq', value: 'Active' },
      ]),
    }),
    [patientId],
  )
  const coverages = useAnswer('coverage.query', may('Coverage:Read') ? asked.coverages : undefined)
  const related = useAnswer('relatedPerson.query', may('RelatedPerson:Read') ? asked.related : undefined)
  const isAsked = program !== undefined && may('Program:Read') && may('Consent:Read')
  const consents = useAnswer('consent.query', isAsked ? asked.consents : undefined)
  const offered = useAnswer('program.read', isAsked ? { id: program.id } : undefined)
  return {
    coverages: coverages?.ok
      ? coverages.value.items.toSorted((one, other) => one.order - other.order)
      : undefined,
    emergency: related?.ok
      ? related.value.items.filter(({ isEmergencyContact }) => isEmergencyContact)
      : undefined,
    unsigned:
      consents?.ok && offered?.ok && start
        ? missingConsents(
            offered.value.requiredConsents ?? [],
            consents.value.items,
            localDate(start, timezone),
          )
        : undefined,
  }
}

type Asked = { readonly field: string; readonly op: 'eq'; readonly value: string | boolean }

function rowsBy(partition: string, filters: readonly Asked[]) {
  return { filters, partition, pageSize: 100 }
}
