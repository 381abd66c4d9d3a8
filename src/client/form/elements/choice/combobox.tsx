import { useEffect, useId } from 'react'
import type { Marks } from '#client/form/room/element-view.ts'
import { AskedFailure, type AskedOf, useAskedText } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { type Choosing, type ComboboxState, useCombobox } from './use-combobox.ts'

type Props = Choosing & {
  readonly id: string
  readonly leave: () => void
  readonly isReadOnly: boolean
  readonly marks: Marks
  readonly label: string
  /** What is said where no option fits a text that would be taken; nothing while it is not known. */
  readonly none?: string | undefined
  /** What the options come from, when they come from elsewhere. */
  readonly asked?: AskedOf
}

/** A choice by a field that searches its options: the ARIA combobox with a list; arrows, Enter, Escape, Home, End. */
export function Combobox(props: Props) {
  const { id, code, leave, isReadOnly, marks, label, takeText, none, asked } = props
  const words = useWords()
  const listId = useId()
  const state = useCombobox(props)
  const { text, found, active, isOpen, open, look, settle, press } = state

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  return (
    <div className="form-combobox">
      <input
        {...marks}
        id={id}
        className="form-input"
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        readOnly={isReadOnly}
        value={text}
        placeholder={words('form.search')}
        onChange={(event) => look(event.target.value)}
        onClick={() => !isReadOnly && !isOpen && open()}
        onKeyDown={isReadOnly ? undefined : press}
        onBlur={() => {
          settle()
          leave()
        }}
      />
      <OptionList id={listId} label={label} code={code} state={state} />
      <NoOptions
        isShown={isOpen && found.length === 0 && (none !== undefined || !takeText)}
        text={none}
        asked={isReadOnly ? undefined : asked}
      />
    </div>
  )
}

type ListProps = {
  readonly id: string
  readonly label: string
  readonly code: string | undefined
  readonly state: ComboboxState
}

function OptionList({ id, label, code, state }: ListProps) {
  const { found, active, isOpen, choose } = state
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="form-list"
      hidden={!isOpen || found.length === 0}
    >
      {found.map((option, index) => (
        <div
          key={option.code}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.code === code}
          data-active={index === active || undefined}
          className="form-list-item"
          onPointerDown={(event) => {
            event.preventDefault()
            choose(option)
          }}
        >
          {option.label}
          {option.help && <small>{option.help}</small>}
        </div>
      ))}
    </div>
  )
}

type NoOptionsProps = {
  readonly isShown: boolean
  readonly text: string | undefined
  readonly asked: AskedOf | undefined
}

/** Where the list would be, why there is none: it is being asked for, could not be had, or holds nothing that fits. */
function NoOptions({ isShown, text, asked }: NoOptionsProps) {
  const textOf = useAskedText()
  return (
    <>
      {isShown && (
        <p className="form-list form-list-empty" role="status">
          {textOf(asked, text)}
        </p>
      )}
      {asked && <AskedFailure {...asked} />}
    </>
  )
}
