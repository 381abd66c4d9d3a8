import { Modal } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { closePalette } from '#client/app/use-palette-open.ts'
import { AskedFailure, useAskedText } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { type Choice, useChoices } from './use-choices.ts'
import './palette.css'
import '#client/ui/has-more-looks.ts'

/** The palette, fetched later, at Ctrl or Cmd K: a person, a place or an act, by a few letters of it. */
export function Palette({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const words = useWords()
  return (
    <Modal
      opened={isOpen}
      onClose={closePalette}
      withCloseButton={false}
      padding={0}
      size="lg"
      yOffset="10vh"
      aria-label={words('app.palette')}
    >
      <PaletteBody />
    </Modal>
  )
}

function PaletteBody(): ReactNode {
  const words = useWords()
  const listId = useId()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const textOf = useAskedText()
  const { choices, people } = useChoices(text)
  const active = choices[Math.min(place, choices.length - 1)]

  const choose = (choice: Choice) => {
    closePalette()
    choice.act()
  }

  const steer = (event: KeyboardEvent) => {
    const steps: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Enter' && active) choose(active)
    if (step === undefined) return
    event.preventDefault()
    setPlace((before) => Math.max(0, Math.min(choices.length - 1, before + step)))
  }

  return (
    <div className="palette">
      <div className="palette-field">
        <IconSearch size={16} aria-hidden="true" />
        <input
          data-autofocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active ? `${listId}-${active.key}` : undefined}
          aria-autocomplete="list"
          aria-label={words('app.palette')}
          placeholder={words('app.search-hint')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setPlace(0)
          }}
          onKeyDown={steer}
        />
      </div>
      <div id={listId} role="listbox" aria-label={words('app.palette')} className="palette-list">
        {choices.map((choice) => (
          <PaletteChoice
            key={choice.key}
            choice={choice}
            id={`${listId}-${choice.key}`}
            isActive={choice === active}
            onChoose={() => choose(choice)}
          />
        ))}
      </div>
      {(choices.length === 0 || !people.answer) && (
        <p className="palette-nothing" role="status">
          {textOf(people, words('app.palette-nothing'))}
        </p>
      )}
      <AskedFailure {...people} />
    </div>
  )
}

type ChoiceProps = {
  readonly choice: Choice
  readonly id: string
  readonly isActive: boolean
  readonly onChoose: () => void
}

function PaletteChoice({ choice, id, isActive, onChoose }: ChoiceProps): ReactNode {
  const keepInView = (element: HTMLDivElement | null) => {
    if (isActive) element?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div
      id={id}
      ref={keepInView}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="palette-choice"
      onClick={onChoose}
      onKeyDown={undefined}
    >
      <choice.icon size={16} stroke={1.6} />
      <span>{choice.label}</span>
      {choice.detail && <span className="palette-detail">{choice.detail}</span>}
      <span className="palette-kind">{choice.kind}</span>
    </div>
  )
}
