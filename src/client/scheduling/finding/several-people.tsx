import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { Person } from '#client/scheduling/day/person.ts'
import { AskedFailure, useAskedText } from '#client/ui/states/answered.tsx'
import { staffNamed } from './staff-named.ts'
import { mostPeople } from './time-fields.ts'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly people: readonly Person[]
  readonly onChange: (people: readonly Person[]) => void
  readonly error?: string | undefined
}

/** Chooses several of the staff by words of their names; whoever is chosen stays listed. */
export function SeveralPeople({
  label,
  hint,
  isRequired = false,
  people,
  onChange,
  error,
}: Props): ReactNode {
  const textOf = useAskedText()
  const [text, setText] = useState('')
  const [name] = useDebouncedValue(text.trim(), 200)
  const input = useMemo(() => staffNamed(name), [name])
  const answer = useAnswer('practitioner.query', input)
  const asked = { answer, onRetry: () => askAgain('practitioner.query', input) }
  const found: readonly Person[] = answer?.ok ? answer.value.items : []
  const listed = [...new Map([...people, ...found].map((each) => [each.id, each])).values()]

  return (
    <div>
      <MultiSelect
        label={label}
        description={hint}
        data={listed.map(({ id, display }) => ({ value: id, label: display }))}
        value={people.map(({ id }) => id)}
        onChange={(ids) => onChange(ids.flatMap((id) => listed.find((each) => each.id === id) ?? []))}
        searchValue={text}
        onSearchChange={setText}
        filter={({ options }) => options}
        nothingFoundMessage={textOf(asked)}
        maxValues={mostPeople}
        withScrollArea={false}
        classNames={{ options: 'choice-options' }}
        error={error}
        selectFirstOptionOnChange
        openOnFocus={false}
        searchable
        required={isRequired}
      />
      <AskedFailure {...asked} />
    </div>
  )
}
