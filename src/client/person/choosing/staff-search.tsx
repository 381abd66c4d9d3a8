import type { ReactNode } from 'react'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useAskedStaff } from './use-asked-staff.ts'
import { useLabelOf } from './use-label-of.ts'
import { usePeopleField } from './use-people-field.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  readonly title: string
  /** Where there is no room for a title: only who listens is told what is chosen. */
  readonly isBare?: boolean
  /** The id; empty: nobody. */
  readonly value: string
  /** What the one who is chosen is called; left out where only the id is known. */
  readonly label?: string
  readonly onChange: (id: string, label: string) => void
  readonly error?: string | undefined
  readonly isRequired?: boolean
  /** Nobody may be chosen too. */
  readonly isOptional?: boolean
  /** Also finds who is not at work any more. */
  readonly includesFormer?: boolean
}

/** A field that finds somebody of the staff by words of the name, on the server; Enter takes the first whom the answer names. */
export function StaffSearch(props: Props): ReactNode {
  const { title, isBare, value, onChange, error, isRequired = false, isOptional = false } = props
  const { label, chosen, take } = useLabelOf('staff', value, props.label)
  const typed = useTyped(label)
  const staff = useAskedStaff(typed.wanted, props.includesFormer)
  const field = usePeopleField(typed, staff, chosen)
  return (
    <Choice
      {...field.props}
      {...(isBare ? { 'aria-label': title } : { label: title })}
      value={value}
      onChange={(id) => {
        const found = field.people.find((each) => each.id === id)?.label ?? (id === value ? label : '')
        take({ value: id, label: found })
        onChange(id, found)
      }}
      selectFirstOptionOnChange={field.takesFirst}
      onOptionSubmit={field.onOptionSubmit}
      isEmpty={field.isEmpty}
      asked={field.asked}
      error={error}
      required={isRequired}
      clearable={isOptional}
      allowDeselect={isOptional && typed.isSettled}
    />
  )
}
