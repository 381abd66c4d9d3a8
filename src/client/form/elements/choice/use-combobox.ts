import { type KeyboardEvent, useMemo, useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'
import { labelFor } from './use-options.ts'

/** What a field that searches its options chooses from, and whom it tells. */
export type Choosing = {
  readonly options: readonly ShownOption[]
  readonly code: string | undefined
  readonly change: (code: string | undefined) => void
  /** Called with what is typed, for whom the options depend on it. */
  readonly seek?: (text: string) => void
  /** Are the options narrowed here to what fits? Where it is left out: unless `seek` brings what fits. */
  readonly isSoughtHere?: boolean
  /** Takes a text that is none of the options ("Other: …"). */
  readonly takeText?: (text: string) => void
  /** What stands in the field when `code` is not among the options now shown. */
  readonly shown?: string | undefined
}

/** What the field shows, and what typing, keys and leaving it do. */
export type ComboboxState = {
  readonly text: string
  readonly found: readonly ShownOption[]
  /** Which of the found options the arrows have reached; -1 for none. */
  readonly active: number
  readonly isOpen: boolean
  readonly open: () => void
  readonly look: (text: string) => void
  readonly choose: (option: ShownOption) => void
  readonly settle: () => void
  readonly press: (event: KeyboardEvent) => void
}

const mostShown = 50
const none: readonly ShownOption[] = []

/** An open list: what stands in the field, and whether someone typed it. */
type Search = { readonly text: string; readonly isTyped: boolean }

/** The list of a choice's field that searches its options: open or closed, what fits, and where the arrows stand. */
export function useCombobox(choosing: Choosing): ComboboxState {
  const { options, code, change, seek, isSoughtHere = seek === undefined, takeText, shown } = choosing
  const words = useWords()
  const [search, setSearch] = useState<Search>()
  const [active, setActive] = useState(-1)
  const isOpen = search !== undefined
  const sought = search?.isTyped && isSoughtHere ? search.text : ''
  const found = useMemo(() => (isOpen ? matching(options, sought) : none), [isOpen, options, sought])
  const chosen = shown ?? (code === undefined ? '' : labelFor(options, code))

  const open = () => {
    setSearch({ text: chosen, isTyped: false })
    seek?.('')
  }
  const look = (text: string) => {
    setSearch({ text, isTyped: true })
    setActive(-1)
    seek?.(text)
    if (isSoughtHere) announce(words('form.found', { count: matching(options, text).length }))
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
  /** Away from the list: words that may stand for themselves stay, all others make room for what was chosen before. */
  const leave = () => (takeText && search?.isTyped && search.text.trim() !== '' ? settle() : close())
  const press = (event: KeyboardEvent) => {
    const act = keyActs({ isOpen, leave, take, go })[event.key]
    if (!act) return
    act()
    event.preventDefault()
    event.stopPropagation()
  }

  const text = search?.isTyped ? search.text : chosen
  return { text, found, active, isOpen, open, look, choose, settle, press }
}

type Acts = {
  readonly isOpen: boolean
  readonly leave: () => void
  readonly take: () => void
  readonly go: (by: 1 | -1) => void
}

/** What the keys do; Escape and Enter belong to the page while the list is closed. */
function keyActs({ isOpen, leave, take, go }: Acts): { readonly [key: string]: (() => void) | undefined } {
  return {
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    ...(isOpen ? { Escape: leave, Enter: take } : {}),
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
