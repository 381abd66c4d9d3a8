import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { Choice } from './choice.tsx'

type Props = {
  readonly value: string
  readonly onChange: (id: string) => void
  readonly error: string | undefined
}

/** For a booking, finds a patient by words of the name, on the server; birth dates tell namesakes apart. */
export function PatientSearch({ value, onChange, error }: Props): ReactNode {
  const words = useWords()
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text, 200)
  const [chosen, setChosen] = useState<{ readonly value: string; readonly label: string }>()
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
  const found = useFound(answer, text)
  const isListed = found.some((option) => option.value === chosen?.value)

  return (
    <Choice
      label={words('scheduling.who')}
      placeholder={words('scheduling.search-patient')}
      data={chosen && !isListed ? [chosen, ...found] : found}
      value={value}
      onChange={(id) => {
        setChosen(found.find((option) => option.value === id))
        onChange(id)
      }}
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      // The list may still be that of the letter before: no patient is taken who was not pointed at.
      selectFirstOptionOnChange={false}
      selectFirstOptionOnDropdownOpen={false}
      asked={{
        answer: text === wanted ? answer : undefined,
        onRetry: () => askAgain('patient.query', input),
      }}
      emptyText={words('scheduling.no-patient-found')}
      error={error}
      searchable
      required
      data-autofocus
    />
  )
}

type Option = { readonly value: string; readonly label: string }
type Found = Outcome<{
  readonly items: readonly { readonly id: string; readonly display: string; readonly birthDate: string }[]
}>

/**
 * Whom the last answer names. While the next one is awaited, those of them stay who still fit: whoever has just been pointed at
 * must not vanish under the Enter key.
 */
function useFound(answer: Found | undefined, text: string): readonly Option[] {
  const [last, setLast] = useState<readonly Option[]>([])
  useEffect(() => {
    if (answer?.ok) setLast(optionsOf(answer))
  }, [answer])
  if (answer) return optionsOf(answer)
  const words = text.toLowerCase().split(/\s+/)
  return last.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}

function optionsOf(answer: Found): readonly Option[] {
  if (!answer.ok) return []
  return answer.value.items.map(({ id, display, birthDate }) => {
    return { value: id, label: `${display} · ${birthDate}` }
  })
}
