import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { AskedFailure, useAskedText } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'

type Props = {
  readonly kind: 'practitioner' | 'patient'
  readonly label: string
  /** The id, or nothing. */
  readonly value: string
  readonly onChange: (id: string | undefined) => void
}

/** Selects whose events are looked for, a person of the staff or a patient, by words of the name. */
export function WhoseSelect({ kind, label, value, onChange }: Props): ReactNode {
  const { may } = usePermissions()
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text, 200)
  const textOf = useAskedText()
  const input = useMemo(
    (): QueryCall => ({
      filters: wanted.trim() === '' ? [] : [{ field: 'name', op: 'contains', value: wanted.trim() }],
      pageSize: 20,
      crossPartition: true,
    }),
    [wanted],
  )
  const isStaff = kind === 'practitioner'
  const people = useAnswer('practitioner.query', isStaff ? input : undefined)
  const patients = useAnswer('patient.query', isStaff || !may('Patient:Read') ? undefined : input)
  const chosen = useChosen(kind, value)
  const answer = isStaff ? people : patients
  const found = answer?.ok ? answer.value.items : []
  const isListed = value === '' || found.some(({ id }) => id === value)
  const asked = {
    answer,
    onRetry: () => askAgain(isStaff ? 'practitioner.query' : 'patient.query', input),
  }
  if (!isStaff && !may('Patient:Read')) return null

  return (
    <div>
      <Select
        label={label}
        data={[
          ...(isListed ? [] : [{ value, label: chosen ?? '…' }]),
          ...found.map(({ id, display }) => ({ value: id, label: display })),
        ]}
        value={value === '' ? null : value}
        onChange={(id) => onChange(id ?? undefined)}
        onSearchChange={setText}
        filter={({ options }) => options}
        nothingFoundMessage={textOf(asked)}
        searchable
        clearable
      />
      <AskedFailure {...asked} />
    </div>
  )
}

/** What somebody is called whom the address names; a look at a list, for nobody opens a chart by it. */
function useChosen(kind: Props['kind'], id: string): string | undefined {
  const input = useMemo(
    (): QueryCall => ({
      filters: [{ field: 'id', op: 'eq', value: id }],
      pageSize: 1,
      crossPartition: true,
    }),
    [id],
  )
  const staff = useAnswer('practitioner.query', kind === 'practitioner' && id !== '' ? input : undefined)
  const patient = useAnswer('patient.query', kind === 'patient' && id !== '' ? input : undefined)
  const answer = kind === 'practitioner' ? staff : patient
  return answer?.ok ? answer.value.items[0]?.display : undefined
}
