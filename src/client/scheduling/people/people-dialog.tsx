import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useAskedStaff } from '#client/person/choosing/use-asked-staff.ts'
import { usePeopleField } from '#client/person/choosing/use-people-field.ts'
import { useTyped } from '#client/person/choosing/use-typed.ts'
import type { Person } from '#client/scheduling/day/person.ts'
import { mostColumns } from '#client/scheduling/lanes/columns-from.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ShownPeople } from './shown-people.ts'

type Props = {
  readonly isOpen: boolean
  readonly people: readonly Person[]
  readonly onClose: () => void
  readonly onShow: (shown: ShownPeople) => void
}

/** Chooses the people whose days stand side by side: everybody who is there, oneself, or whoever is found and ticked. */
export function PeopleDialog({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words('scheduling.people-title')} size="sm">
      {isOpen && <PeopleForm {...rest} />}
    </Dialog>
  )
}

function PeopleForm({ people, onShow }: Omit<Props, 'isOpen' | 'onClose'>): ReactNode {
  const words = useWords()
  const [chosen, setChosen] = useState(() => people.slice(0, mostColumns))
  const typed = useTyped('')
  const field = usePeopleField(typed, useAskedStaff(typed.wanted), [])
  const found = field.people.map(({ id, name }) => ({ id, display: name }))
  const isChosen = ({ id }: Person) => chosen.some((each) => each.id === id)
  const isFull = chosen.length >= mostColumns

  // Whoever is ticked stays where the reader has found the name.
  const listed = eachOnce([...people, ...found, ...chosen])

  const tick = (person: Person) =>
    setChosen(isChosen(person) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length > 0) onShow({ kind: 'chosen', ids: chosen.map(({ id }) => id) })
  }

  return (
    <form className="people-form" onSubmit={submit}>
      <div className="people-quick">
        <Button variant="default" onClick={() => onShow({ kind: 'everybody' })}>
          {words('scheduling.people-show-everybody')}
        </Button>
        <Button variant="default" onClick={() => onShow({ kind: 'own' })}>
          {words('scheduling.people-show-own')}
        </Button>
      </div>
      <TextInput
        label={words('scheduling.people-search')}
        value={typed.text}
        onChange={(event) => typed.setText(event.target.value)}
        data-autofocus
      />
      <ul className="people-list" aria-label={words('scheduling.people-title')}>
        {listed.map((person) => (
          <li key={person.id}>
            <Checkbox
              label={person.display}
              checked={isChosen(person)}
              disabled={isFull && !isChosen(person)}
              onChange={() => tick(person)}
            />
          </li>
        ))}
      </ul>
      <AskedFailure {...field.asked} />
      <p className="people-count" role="status">
        {words('scheduling.people-ticked', { count: chosen.length, most: mostColumns })}
      </p>
      <div className="booking-end">
        <Button type="submit" disabled={chosen.length === 0}>
          {words('scheduling.people-show')}
        </Button>
      </div>
    </form>
  )
}

function eachOnce(people: readonly Person[]): readonly Person[] {
  return [...new Map(people.map((person) => [person.id, person])).values()]
}
