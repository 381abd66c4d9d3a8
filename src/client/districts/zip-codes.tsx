import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  readonly codes: readonly string[]
  /** Not saved yet: those that come, and those that go. */
  readonly added?: readonly string[]
  readonly removed?: readonly string[]
  /** Takes a code away, or back again; absent: they are only read. */
  readonly onToggle?: (code: string) => void
}

/** So many are drawn at once; others are found by their first digits. */
const most = 300
const worthSearching = 24

/** ZIP codes in a compact list: one Tab stop, arrows between them, Enter or Space takes one away or back. */
export function ZipCodes({ codes, added = [], removed = [], onToggle }: Props): ReactNode {
  const words = useWords()
  const [search, setSearch] = useState('')
  const [at, setAt] = useState('')
  const fitting = codes.filter((code) => code.startsWith(search.trim()))
  const shown = fitting.slice(0, most)
  const current = shown.includes(at) ? at : shown[0]
  return (
    <div className="zips">
      {codes.length > worthSearching && (
        <TextInput
          type="search"
          aria-label={words('districts.search-zip')}
          placeholder={words('districts.search-zip')}
          inputMode="numeric"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul className="zips-list" onKeyDown={onToggle && move}>
        {shown.map((code) => (
          <li key={code}>
            {onToggle ? (
              <button
                type="button"
                className="zip"
                data-state={stateOf(code, added, removed)}
                aria-pressed={removed.includes(code)}
                aria-label={words('districts.take-away', { code })}
                tabIndex={code === current ? 0 : -1}
                onFocus={() => setAt(code)}
                onClick={() => onToggle(code)}
              >
                {code}
                <span aria-hidden="true">{removed.includes(code) ? '↺' : '×'}</span>
              </button>
            ) : (
              <span className="zip">{code}</span>
            )}
          </li>
        ))}
      </ul>
      {fitting.length > most && (
        <p className="districts-text">
          {words('districts.zips-shown', { shown: most, count: fitting.length })}
        </p>
      )}
      {codes.length > 0 && fitting.length === 0 && (
        <p className="districts-text" role="status">
          {words('ui.none-found')}
        </p>
      )}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrows, Home and End walk from one code to the other. */
function move(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const ends: Readonly<Record<string, number>> = { Home: 0, End: buttons.length - 1 }
  const step = steps[event.key]
  const next = ends[event.key] ?? (step === undefined ? undefined : at + step)
  if (next === undefined) return
  event.preventDefault()
  buttons[Math.max(0, Math.min(buttons.length - 1, next))]?.focus()
}

function stateOf(code: string, added: readonly string[], removed: readonly string[]): string | undefined {
  if (removed.includes(code)) return 'removed'
  return added.includes(code) ? 'added' : undefined
}
