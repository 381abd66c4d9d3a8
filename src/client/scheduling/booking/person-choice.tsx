import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { Person } from '#client/scheduling/day/person.ts'
import { staffNamed } from '#client/scheduling/finding/staff-named.ts'
import { Choice } from '#client/ui/fields/choice.tsx'

type Props = {
  readonly label: string
  readonly value: Person
  readonly onChange: (person: Person) => void
  readonly error?: string | undefined
  readonly required?: boolean
  /** Where there is no room for a label: only who listens is told what is chosen. */
  readonly isBare?: boolean
}

/** For a booking, and wherever one calendar is chosen: searches a person of the staff by words of the name. */
export function PersonChoice({ label, value, onChange, error, required = false, isBare }: Props): ReactNode {
  const [text, setText] = useState(value.display)
  const [wanted] = useDebouncedValue(text.trim(), 200)
  const name = wanted === value.display ? '' : wanted
  const input = useMemo(() => staffNamed(name), [name])
  const answer = useAnswer('practitioner.query', input)
  const found: readonly Person[] = answer?.ok ? answer.value.items : []
  const isListed = value.id === '' || found.some(({ id }) => id === value.id)
  const options = isListed ? found : [value, ...found]

  return (
    <Choice
      {...(isBare ? { 'aria-label': label } : { label })}
      data={options.map(({ id, display }) => ({ value: id, label: display }))}
      value={value.id}
      onChange={(id) => onChange(options.find((each) => each.id === id) ?? { id: '', display: '' })}
      searchValue={text}
      onSearchChange={setText}
      filter={({ options: all }) => all}
      asked={{ answer, onRetry: () => askAgain('practitioner.query', input) }}
      error={error}
      searchable
      required={required}
      allowDeselect={false}
    />
  )
}
