import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { usePersonSearch } from '#client/person/use-person-search.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

type Props = {
  readonly value: string
  /** Who it is that was chosen, as it was found. */
  readonly label: string
  readonly onChange: (id: string, label: string) => void
  readonly error: string | undefined
}

/** Whom the list names before anything is looked for. */
const anybody: QueryCall = { filters: [], pageSize: 20, crossPartition: true, summary: true }

/** A field that finds a patient by name, birth date, record number or phone, on the server; birth dates tell namesakes apart. */
export function PatientSearch({ value, label, onChange, error }: Props): ReactNode {
  const words = useWords()
  const [text, setText] = useState(label)
  const [wanted] = useDebouncedValue(text, 200)
  const isBlank = wanted.trim() === '' || wanted === label
  const first = useAnswer('patient.query', isBlank ? anybody : undefined)
  const matches = usePersonSearch(isBlank ? undefined : wanted.trim(), { pageSize: 20, isActiveOnly: false })
  const { input, answer } = isBlank ? { input: anybody, answer: first } : matches
  const chosen = value === '' ? undefined : { value, label }
  const current = text === wanted ? answer : undefined
  const found = useFound(current, text)
  const isListed = found.some((option) => option.value === chosen?.value)

  return (
    <Choice
      label={words('person.who')}
      placeholder={words('person.search')}
      data={chosen && !isListed ? [chosen, ...found] : found}
      value={value}
      onChange={(id) => {
        onChange(id, found.find((option) => option.value === id)?.label ?? (id === value ? label : ''))
      }}
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      // The list may still be that of the letter before: no patient is taken who was not pointed at.
      selectFirstOptionOnChange={false}
      selectFirstOptionOnDropdownOpen={false}
      asked={{
        answer: current,
        onRetry: () => input && askAgain('patient.query', input),
      }}
      emptyText={words('person.none-found')}
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
