import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { AskedFailure, useAskedText } from '#client/ui/states/answered.tsx'
import { useAskedStaff } from './use-asked-staff.ts'
import { usePeopleField } from './use-people-field.ts'
import { useTyped } from './use-typed.ts'

type Named = { readonly id: string; readonly display: string }

type Props = {
  readonly title: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly people: readonly Named[]
  readonly onChange: (people: readonly Named[]) => void
  /** So many may be chosen. */
  readonly most: number
  readonly error?: string | undefined
}

/** Chooses several of the staff by words of their names; whoever is chosen stays listed, and Enter takes the first whom the answer names. */
export function SeveralStaff({
  title,
  hint,
  isRequired = false,
  people,
  onChange,
  most,
  error,
}: Props): ReactNode {
  const textOf = useAskedText()
  const typed = useTyped('')
  const chosen = people.map(({ id, display }) => ({ value: id, label: display }))
  const field = usePeopleField(typed, useAskedStaff(typed.wanted), chosen)
  const named = (id: string): readonly Named[] => {
    const option = field.props.data.find(({ value }) => value === id)
    return option ? [{ id, display: option.label }] : []
  }
  return (
    <div>
      <MultiSelect
        {...field.props}
        label={title}
        description={hint}
        value={people.map(({ id }) => id)}
        onChange={(ids) => onChange(ids.flatMap(named))}
        nothingFoundMessage={textOf(field.asked)}
        maxValues={most}
        withScrollArea={false}
        classNames={{ options: 'choice-options' }}
        error={error}
        selectFirstOptionOnChange={field.takesFirst}
        openOnFocus={false}
        required={isRequired}
      />
      <AskedFailure {...field.asked} />
    </div>
  )
}
