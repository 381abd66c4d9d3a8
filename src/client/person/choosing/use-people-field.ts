import type { OptionsFilter } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import type { AskedOf } from '#client/ui/states/answered.tsx'
import { type FoundPerson, listedPeople, nobodyListed } from './listed-people.ts'
import type { TypedName } from './use-typed.ts'

/** What a question for people is answered by: whom it has found, once that is known. */
export type AskedPeople = AskedOf & { readonly found: readonly FoundPerson[] | undefined }

type Chosen = { readonly value: string; readonly label: string }

/**
 * A field that finds people by what is typed: what it lists (`listedPeople`), what is asked, and the props of a `Choice` or a
 * `MultiSelect`. Whoever is chosen stays shown. While something else is typed, the Enter key sends no form, and it takes nobody who
 * was neither pointed at nor, where the field takes the first, stands first in the answer to exactly this text.
 */
export function usePeopleField(
  { text, setText, sought, wanted, isSettled }: TypedName,
  { answer, found, onRetry }: AskedPeople,
  chosen: readonly Chosen[],
) {
  const [pointed, setPointed] = useState<'by-keys' | 'by-mouse'>()
  const [last, setLast] = useState(nobodyListed)
  const isAnswered = sought === wanted && answer?.ok === true
  const listed = listedPeople(last, {
    text: sought,
    answered: isAnswered ? found : undefined,
    isPointed: pointed !== undefined,
  })
  if (listed !== last) setLast(listed)

  const ids = new Set(listed.people.map(({ id }) => id))
  const options = [
    ...chosen.filter(({ value }) => !ids.has(value)),
    ...listed.people.map(({ id, label }) => ({ value: id, label })),
  ]
  const isEmpty = sought === '' ? options.length === 0 : ids.size === 0
  const filter: OptionsFilter = ({ options: all }) =>
    all.filter((option) => sought === '' || ('value' in option && ids.has(option.value)))
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true'
    if (event.key === 'Enter' && !isSettled) event.preventDefault()
    if (!isOpen || !walking.has(event.key)) return
    if (!isEmpty) return setPointed('by-keys')
    // The list would take this for its first row, as soon as there is one.
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    people: listed.people,
    isEmpty,
    asked: { answer: sought === wanted ? answer : undefined, onRetry },
    takesFirst: isAnswered && pointed !== 'by-keys',
    /** Whoever is taken is chosen already: the field shows the name again. */
    onOptionSubmit: (id: string) => {
      const same = chosen.find(({ value }) => value === id)
      if (same) setText(same.label)
    },
    props: {
      data: options,
      searchable: true,
      searchValue: text,
      onSearchChange: (next: string) => {
        if (next !== text) setPointed(undefined)
        setText(next)
      },
      filter,
      onKeyDownCapture,
      attributes: { options: { onMouseMove: () => setPointed(pointed ?? 'by-mouse') } },
    },
  }
}

const walking: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp'])
