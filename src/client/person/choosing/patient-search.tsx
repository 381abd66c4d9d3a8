import type { ReactNode } from 'react'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { FoundPerson } from './listed-people.ts'
import { useAskedPatients } from './use-asked-patients.ts'
import { useLabelOf } from './use-label-of.ts'
import { usePeopleField } from './use-people-field.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  readonly title?: string
  /** The id; empty: nobody. */
  readonly value: string
  /** Who it is that was chosen, as it was found; left out where only the id is known. */
  readonly label?: string
  readonly onChange: (id: string, label: string) => void
  readonly error?: string | undefined
  /** Who may be chosen while nobody can be asked. */
  readonly known?: readonly FoundPerson[]
  /** Nobody may be chosen too. */
  readonly isOptional?: boolean
}

/**
 * A field that finds a patient by name, birth date, record number or phone, on the server; birth dates tell namesakes apart.
 * Nobody is taken who was not pointed at.
 */
export function PatientSearch({
  title,
  value,
  label: told,
  onChange,
  error,
  known,
  isOptional = false,
}: Props): ReactNode {
  const words = useWords()
  const isConnected = useIsConnected()
  const { label, chosen, take } = useLabelOf('patient', value, told)
  const typed = useTyped(label)
  const field = usePeopleField(typed, useAskedPatients(typed.wanted, known), chosen)
  return (
    <Choice
      {...field.props}
      label={title ?? words('person.who')}
      placeholder={words('person.search')}
      value={value}
      onChange={(id) => {
        const found = field.people.find((each) => each.id === id)?.label ?? (id === value ? label : '')
        take({ value: id, label: found })
        onChange(id, found)
      }}
      selectFirstOptionOnChange={false}
      selectFirstOptionOnDropdownOpen={false}
      onOptionSubmit={field.onOptionSubmit}
      isEmpty={field.isEmpty}
      asked={field.asked}
      emptyText={words(isConnected || !known ? 'person.none-found' : 'person.none-known')}
      error={error}
      allowDeselect={isOptional && typed.isSettled}
      {...(isOptional ? { clearable: true } : { required: true, 'data-autofocus': true })}
    />
  )
}
