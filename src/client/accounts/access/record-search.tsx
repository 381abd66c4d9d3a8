import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { AskedFailure, useAskedText } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'

/** A record by its id and what it is called. */
export type Named = { readonly id: string; readonly display: string }

type Props = {
  readonly kind: 'practitioner' | 'patient'
  readonly label: string
  readonly value: Named
  readonly onChange: (value: Named) => void
}

/** For a question of access, searches a record, a person of the staff or a patient, by words of the name. */
export function RecordSearch({ kind, label, value, onChange }: Props): ReactNode {
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text, 200)
  const textOf = useAskedText()
  const input = useMemo(
    (): QueryCall => ({
      filters:
        wanted.trim() === '' || wanted === value.display
          ? []
          : [{ field: 'name', op: 'contains', value: wanted.trim() }],
      pageSize: 20,
      crossPartition: true,
    }),
    [wanted, value.display],
  )
  const people = useAnswer('practitioner.query', kind === 'practitioner' ? input : undefined)
  const patients = useAnswer('patient.query', kind === 'patient' ? input : undefined)
  const answer = kind === 'practitioner' ? people : patients
  const found: readonly Named[] = answer?.ok ? answer.value.items : []
  const isListed = value.id === '' || found.some(({ id }) => id === value.id)
  const asked = {
    answer,
    onRetry: () => askAgain(kind === 'practitioner' ? 'practitioner.query' : 'patient.query', input),
  }

  return (
    <div>
      <Select
        label={label}
        data={(isListed ? found : [value, ...found]).map(({ id, display }) => ({
          value: id,
          label: display,
        }))}
        value={value.id === '' ? null : value.id}
        onChange={(id) => {
          const chosen = found.find((each) => each.id === id)
          onChange(chosen ? { id: chosen.id, display: chosen.display } : { id: '', display: '' })
        }}
        searchValue={text}
        onSearchChange={setText}
        filter={({ options }) => options}
        nothingFoundMessage={textOf(asked)}
        searchable
        clearable
        required={kind === 'practitioner'}
      />
      <AskedFailure {...asked} />
    </div>
  )
}
