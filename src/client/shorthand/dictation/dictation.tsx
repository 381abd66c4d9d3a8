import { IconMicrophone } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { usePersonalPreferences } from '#client/sync/outbox/use-personal-preferences.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'
import { browserEngine } from '#shared/shorthand/written-speech.ts'
import { fieldWritten } from '../put-where-written.ts'
import { AgreementDialog, hasAgreed } from './agreement-dialog.tsx'
import { offeredRecognition } from './recognition.ts'
import { useBox } from './use-box.ts'
import { type Dictation as Dictating, useDictation } from './use-dictation.ts'
import { useFieldInFocus } from './use-field-in-focus.ts'
import './dictation.css'

/** Speaking into the text fields, where the browser recognizes speech by itself; whoever prefers another engine has no microphone here. */
export function Dictation(): ReactNode {
  return offeredRecognition() ? <Preferred /> : null
}

function Preferred(): ReactNode {
  const { isKnown, preferences } = usePersonalPreferences()
  const { engine = browserEngine, autoPunctuation = true } = preferences?.dictation ?? {}
  if (!isKnown || engine.trim().toLowerCase() !== browserEngine) return null
  return <Microphones hasSigns={autoPunctuation} />
}

type Wish = { readonly hasSigns: boolean }

/** The key, and the microphone of the field that has the focus. */
function Microphones({ hasSigns }: Wish): ReactNode {
  const words = useWords()
  const field = useFieldInFocus()
  // The field that is asked for by the key, once somebody has agreed.
  const [asking, setAsking] = useState<HTMLElement>()
  const [wanted, setWanted] = useState<HTMLElement>()
  useEffect(() => {
    if (!wanted) return undefined
    // Where the field was not entered at once, nobody is listened to later.
    const timer = setTimeout(() => setWanted(undefined), 3_000)
    return () => clearTimeout(timer)
  }, [wanted])
  const ask = (element: HTMLElement) => {
    if (hasAgreed()) setWanted(element)
    else setAsking(element)
  }
  useShortcut(
    'mod+shift+d',
    () => {
      const element = field ?? fieldWritten()?.element
      if (element) ask(element)
      else announce(words('shorthand.dictation-nowhere'))
    },
    'shorthand.dictation-key',
  )
  useEffect(() => {
    document.documentElement.dataset.dictation = ''
    return () => document.documentElement.removeAttribute('data-dictation')
  }, [])
  return (
    <>
      {field && (
        <Microphone
          // Each field begins anew.
          key={keyOf(field)}
          field={field}
          hasSigns={hasSigns}
          isWanted={wanted === field}
          onWanted={() => setWanted(undefined)}
          ask={() => ask(field)}
        />
      )}
      {asking && (
        <AgreementDialog
          onClose={() => setAsking(undefined)}
          onAgree={() => {
            setAsking(undefined)
            setWanted(asking)
            // The dialog gives the focus back first.
            requestAnimationFrame(() => asking.focus())
          }}
        />
      )}
    </>
  )
}

const keys = new WeakMap<HTMLElement, number>()
let newest = 0

function keyOf(field: HTMLElement): number {
  const key = keys.get(field) ?? ++newest
  keys.set(field, key)
  return key
}

type Props = Wish & {
  readonly field: HTMLElement
  readonly isWanted: boolean
  readonly onWanted: () => void
  readonly ask: () => void
}

function Microphone({ field, hasSigns, isWanted, onWanted, ask }: Props): ReactNode {
  const words = useWords()
  const dictation = useDictation(field, hasSigns)
  const box = useBox(field)
  const { isOn, begin, finish } = dictation
  const wanted = useRef({ begin, finish, onWanted })
  wanted.current = { begin, finish, onWanted }
  useEffect(() => {
    if (!isWanted) return
    wanted.current.onWanted()
    if (isOn) wanted.current.finish()
    else wanted.current.begin()
  }, [isWanted, isOn])
  useKeys(field, isOn, isOn ? finish : ask)
  return (
    <div className="dictation" data-above={field.closest('[role="dialog"]') !== null || undefined}>
      <button
        type="button"
        tabIndex={-1}
        className="dictation-button"
        aria-label={words('shorthand.dictate')}
        aria-pressed={isOn}
        aria-keyshortcuts="Control+Shift+D"
        title={words('shorthand.dictate')}
        style={placeIn(field, box)}
        // The focus stays in the field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={isOn ? finish : ask}
      >
        <IconMicrophone aria-hidden="true" />
      </button>
      <Sign dictation={dictation} box={box} />
    </div>
  )
}

/** What stands below the field while it listens, and why it could not. */
function Sign({ dictation, box }: { readonly dictation: Dictating; readonly box: DOMRect }): ReactNode {
  const words = useWords()
  const { isOn, guessed, trouble } = dictation
  if (!isOn && !trouble) return null
  return (
    <p className="dictation-sign" data-trouble={!isOn || undefined} style={placeBelow(box)}>
      <b>{words(isOn ? 'shorthand.dictation-on' : `shorthand.dictation-${trouble ?? 'failed'}`)}</b>
      {guessed !== '' && <i>{guessed}</i>}
    </p>
  )
}

/** Its keys, before the field, its editor or a dialog around it hears of them: Escape ends it, Ctrl+Shift+D begins and ends it. */
function useKeys(field: HTMLElement, isOn: boolean, turn: () => void): void {
  const latest = useRef({ isOn, turn })
  latest.current = { isOn, turn }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isEnding = event.key === 'Escape' && latest.current.isOn
      if (event.isComposing || event.repeat || !(isEnding || isTurning(event))) return
      event.preventDefault()
      event.stopPropagation()
      latest.current.turn()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
  useEffect(() => {
    field.setAttribute('data-dictated', '')
    return () => field.removeAttribute('data-dictated')
  }, [field])
  useEffect(() => {
    if (!isOn) return undefined
    // Dialogs look at this before they close.
    field.setAttribute('data-mantine-stop-propagation', 'true')
    return () => field.removeAttribute('data-mantine-stop-propagation')
  }, [field, isOn])
}

function isTurning({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'd' && (ctrlKey || metaKey) && shiftKey && !altKey
}

/** In the lower corner of the field, in the middle of a single line. */
function placeIn(field: HTMLElement, { top, right, bottom }: DOMRect): CSSProperties {
  const isLine = field instanceof HTMLInputElement
  const height = `(${bottom - top}px - var(--dictation-size)) / 2`
  const gap = isLine ? height : '0.25rem'
  return {
    left: `calc(${right}px - var(--dictation-size) - 0.25rem)`,
    top: `calc(${bottom}px - var(--dictation-size) - ${gap})`,
  }
}

/** Below the field, above it where there is no room; always to be seen, above the bars at the end of the window. */
function placeBelow({ top, left, bottom, width }: DOMRect): CSSProperties {
  const lowest = window.innerHeight - (window.innerWidth < 700 ? 190 : 100)
  const isAbove = bottom + 4 > lowest && top - 40 <= lowest
  const wanted = isAbove ? top - 40 : bottom + 4
  return {
    left: Math.max(8, left),
    top: Math.min(Math.max(wanted, 60), lowest),
    maxWidth: Math.min(width, window.innerWidth - 16),
  }
}
