import { useMemo, useState } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import { patientLabel } from './use-asked-patients.ts'

type Kind = 'patient' | 'staff'
type Chosen = { readonly value: string; readonly label: string }

/**
 * Who is chosen in a field, where only the id may be known: as the form says, as it was found, or as the server calls the id; by a
 * look at a list, for nobody opens a chart by it.
 */
export function useLabelOf(kind: Kind, value: string, told: string | undefined) {
  const [taken, take] = useState<Chosen>()
  const moments = useMoments()
  const known = value === '' ? '' : (told ?? (taken?.value === value ? taken.label : undefined))
  const input = useMemo(
    (): QueryCall | undefined =>
      known === undefined
        ? { filters: [{ field: 'id', op: 'eq', value }], pageSize: 1, crossPartition: true }
        : undefined,
    [known, value],
  )
  const staff = useAnswer('practitioner.query', kind === 'staff' ? input : undefined)
  const patients = useAnswer('patient.query', kind === 'patient' ? input : undefined)
  const [person] = staff?.ok ? staff.value.items : []
  const [patient] = patients?.ok ? patients.value.items : []
  const label = known ?? person?.display ?? (patient ? patientLabel(patient, moments) : '…')
  const chosen: readonly Chosen[] = value === '' ? [] : [{ value, label }]
  return { label, chosen, take }
}
