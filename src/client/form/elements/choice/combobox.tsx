import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import type { Marks } from '#client/form/room/view.ts'
import { announce } from '#client/ui/announcer.tsx'
import { AskedFailure, type AskedOf, useAskedText } from '#client/ui/states/asked.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ShownOption } from '#shared/forms/screens/screen.ts'
import { labelFor } from './use-options.ts'

type Props = {
  readonly id: string
  readonly options: readonly ShownOption[]
  readonly code: string | undefined
  readonly change: (code: string | undefined) => void
  readonly leave: () => void
  readonly isReadOnly: boolean
  readonly marks: Marks
  readonly label: string
  /** Called with what is typed, when the options come from elsewhere. */
  readonly seek?: (text: string) => void
  /** Takes a text that is none of the options ("Other: …"). */
  readonly takeText?: (text: string) => void
  /** What stands in the field when `code` is not among the options now shown. */
  readonly shown?: string | undefined
  /** What the options come from, when they come from elsewhere. */
  readonly asked?: AskedOf
}

const mostShown = 50
const none: readonly ShownOption[] = []

/** An open list: what stands in the field, and whether someone typed it. */
type Search = { readonly text: string; readonly isTyped: boolean }

/** A field that searches its options: the ARIA combobox with a list; arrows, Enter, Escape, Home, End. */
export function Combobox(props: Props) {
  const { id, options, code, change, leave, isReadOnly, marks, label, seek, takeText, shown, asked } = props
  const words = useWords()
  const listId = useId()
  const [search, setSearch] = useState<Search>()
  const [active, setActive] = useState(-1)
  const isOpen = search !== undefined
  const sought = search?.isTyped && !seek ? search.text : ''
  const found = useMemo(() => (isOpen ? matching(options, sought) : none), [isOpen, options, sought])
  const chosen = code === undefined ? (shown ?? '') : (shown ?? labelFor(options, code))

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const open = () => {
    setSearch({ text: chosen, isTyped: false })
    seek?.('')
  }
  const look = (text: string) => {
    setSearch({ text, isTyped: true })
    setActive(-1)
    seek?.(text)
    if (!seek) announce(words('form.found', { count: matching(options, text).length }))
  }
  const close = () => {
    setSearch(undefined)
    setActive(-1)
  }
  const choose = (option: ShownOption) => {
    change(option.code)
    close()
  }
  /** Only what was typed changes the answer; a field that was merely looked into keeps it. */
  const settle = () => {
    const typed = search?.isTyped ? search.text.trim() : undefined
    const same = options.find((option) => option.label.toLowerCase() === typed?.toLowerCase())
    if (typed === '') change(undefined)
    else if (typed !== undefined && same) change(same.code)
    else if (typed !== undefined) takeText?.(typed)
    close()
  }
  const go = (by: 1 | -1) => {
    if (!isOpen) open()
    const count = isOpen ? found.length : matching(options, '').length
    setActive((at) => step(at, by, count))
  }
  const take = () => {
    const option = found[active]
    if (option) choose(option)
    else settle()
  }
  const press = (event: KeyboardEvent) => {
    const act = keyActs({ isOpen, close, take, go })[event.key]
    if (!act) return
    act()
    event.preventDefault()
    event.stopPropagation()
  }

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
        value={search?.isTyped ? search.text : chosen}
        placeholder={words('form.search')}
        onChange={(event) => look(event.target.value)}
        onClick={() => !isReadOnly && !isOpen && open()}
        onKeyDown={isReadOnly ? undefined : press}
        onBlur={() => {
          settle()
          leave()
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className="form-list"
        hidden={!isOpen || found.length === 0}
      >
        {found.map((option, index) => (
          <div
            key={option.code}
            id={`${listId}-${index}`}
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
      <NoOptions isShown={isOpen && found.length === 0 && !takeText} asked={isReadOnly ? undefined : asked} />
    </div>
  )
}

/** Where the list would be, why there is none: it is being asked for, could not be had, or holds nothing that fits. */
function NoOptions({ isShown, asked }: { readonly isShown: boolean; readonly asked: AskedOf | undefined }) {
  const textOf = useAskedText()
  return (
    <>
      {isShown && (
        <p className="form-list form-list-empty" role="status">
          {textOf(asked)}
        </p>
      )}
      {asked && <AskedFailure {...asked} />}
    </>
  )
}

type Acts = {
  readonly isOpen: boolean
  readonly close: () => void
  readonly take: () => void
  readonly go: (by: 1 | -1) => void
}

/** What the keys do; Escape and Enter belong to the page while the list is closed. */
function keyActs({ isOpen, close, take, go }: Acts): { readonly [key: string]: (() => void) | undefined } {
  return {
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    ...(isOpen ? { Escape: close, Enter: take } : {}),
  }
}

function matching(options: readonly ShownOption[], text: string | undefined): readonly ShownOption[] {
  const words = (text ?? '').toLowerCase().split(/\s+/)
  const found: ShownOption[] = []
  for (const option of options) {
    const label = `${option.label} ${option.code}`.toLowerCase()
    if (words.every((word) => label.includes(word))) found.push(option)
    if (found.length === mostShown) break
  }
  return found
}

function step(at: number, by: number, count: number): number {
  if (count === 0) return -1
  return (at + by + count + (at === -1 && by === -1 ? 1 : 0)) % count
}
