import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { FactField, Typed } from '#client/patients/entry/fact-field.ts'
import type { FactTools } from '#client/patients/entry/use-fact-tools.ts'
import type { Medication } from '#generated/types/medication.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

/** The indications that a medication may have: the problems of the chart; none for those who do not read them. */
export function useIndications({ id }: Patient): readonly ShownOption[] {
  const isRead = usePermissions().may('Condition:Read')
  const input = useMemo(() => {
    const filters = [{ field: 'subject', op: 'eq', value: id } as const]
    return isRead ? { filters, partition: id, pageSize: 200 } : undefined
  }, [isRead, id])
  const answer = useAnswer('condition.query', input)
  return useMemo(
    () => (answer?.ok ? answer.value.items.map((each) => ({ code: each.id, label: each.code.display })) : []),
    [answer],
  )
}

/** The field for the problem that a medication is for, where there is one to choose. */
export function indicationField({ words, labels }: FactTools, problems: readonly ShownOption[]): FactField {
  return {
    kind: 'choice',
    id: 'indication',
    label: labels('field.Medication.indication'),
    width: 4,
    isMore: true,
    isAsked: () => problems.length > 0,
    emptyText: words('entry.not-said'),
    options: () => problems,
  }
}

/** A problem that this reader does not see stays what the medication is for. */
export function indicationOf(
  { indication = '' }: Typed,
  problems: readonly ShownOption[],
  row: Medication | undefined,
) {
  const before = row?.indication
  if (before && (before.id === indication || problems.every(({ code }) => code !== before.id)))
    return { indication: before }
  return indication === '' ? {} : { indication: { id: indication, resourceType: 'Condition' as const } }
}
