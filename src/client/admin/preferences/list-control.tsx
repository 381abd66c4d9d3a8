import { Button, CloseButton, TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { usePreferenceText } from './preference-text.ts'

type Props = {
  readonly element: Element
  readonly label: string
  readonly value: unknown
  readonly describedBy: string
  readonly onChange: (value: readonly unknown[]) => void
}

/** The control of a list of days or numbers: one is added at a time, at the latest when its field is left or all is saved, and each can be taken out again. */
export function ListControl({ element, label, value, describedBy, onChange }: Props): ReactNode {
  const words = useWords()
  const textOf = usePreferenceText()
  const [typed, setTyped] = useState('')
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const isDate = element.type === 'Date'

  const add = () => {
    const next = isDate ? typed : Number(typed)
    if (typed === '' || items.includes(next)) return
    onChange(isDate ? [...items, next].toSorted() : [...items, next])
    setTyped('')
  }
  const addOnKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) return add()
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <div className="pref-list">
      <ul>
        {items.map((item) => (
          <li key={String(item)}>
            {textOf(element, item)}
            <CloseButton
              size={24}
              aria-label={words('admin.prefs-take-out', { what: textOf(element, item) })}
              onClick={() => onChange(items.filter((other) => other !== item))}
            />
          </li>
        ))}
      </ul>
      <div className="pref-list-add">
        <TextInput
          aria-label={label}
          aria-describedby={describedBy}
          type={isDate ? 'date' : 'number'}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={addOnKey}
          onBlur={add}
        />
        <Button variant="default" onClick={add}>
          {words('admin.prefs-add')}
        </Button>
      </div>
    </div>
  )
}
