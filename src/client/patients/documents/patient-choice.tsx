import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { useAskedText } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { ChosenPatient } from './filing.ts'

type Props = {
  readonly chosen: ChosenPatient | undefined
  readonly onChange: (chosen: ChosenPatient | undefined) => void
  readonly isFirst?: boolean
}

/** A choice of a patient by words of the name, found on the server; birth dates tell namesakes apart. */
export function PatientChoice({ chosen, onChange, isFirst }: Props): ReactNode {
  const words = useWords()
  const textOf = useAskedText()
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text, 200)
  const input = useMemo(
    (): QueryCall => ({
      filters: wanted.trim() === '' ? [] : [{ field: 'name', op: 'contains', value: wanted.trim() }],
      pageSize: 20,
      crossPartition: true,
      summary: true,
    }),
    [wanted],
  )
  const answer = useAnswer('patient.query', input)
  const found = answer?.ok
    ? answer.value.items.map(({ id, display, birthDate }) => ({
        value: id,
        label: `${display} · ${birthDate}`,
      }))
    : []
  const isListed = found.some((option) => option.value === chosen?.value)
  return (
    <Select
      label={words('documents.patient')}
      placeholder={words('documents.patient-search')}
      data={chosen && !isListed ? [chosen, ...found] : found}
      value={chosen?.value ?? null}
      onChange={(id) => onChange(found.find((option) => option.value === id))}
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      nothingFoundMessage={textOf({ answer, onRetry: () => undefined })}
      withScrollArea={false}
      openOnFocus={false}
      searchable
      required
      {...(isFirst && { 'data-autofocus': true })}
    />
  )
}
