import { useEffect, useLayoutEffect, useRef } from 'react'
import { openStore, useSource } from '#client/ui/external-store.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import { type KeyPress, startsWith, stepsOf } from './key-press.ts'

/** A shortcut in force: `keys` such as `mod+k`, `g t`, `?` or `F8` (`mod` is Ctrl, or Cmd on a Mac). */
export type Shortcut = { readonly keys: string; readonly labelId: MessageId }

/** A shortcut with what it does. */
export type Held = Shortcut & { readonly act: () => void }

/** How many dialogs were open when it was put in force: under one that came later it rests. */
type Placed = Held & { readonly dialogs: number }

const stored = 'goldthread.single-keys'
const held = openStore<readonly Placed[]>([])
let pressed: readonly KeyPress[] = []
let forgetting: ReturnType<typeof setTimeout> | undefined

/** Puts a shortcut of keys in force while the component is drawn; the newest wins, and those of a page rest under a dialog. Single letters rest while someone types. */
export function useShortcut(keys: string, act: () => void, labelId: MessageId): void {
  const latest = useRef(act)
  // Before the next key can be pressed: what the person sees is what the shortcut acts upon.
  useLayoutEffect(() => {
    latest.current = act
  })

  useEffect(() => {
    return holdShortcut({ keys, labelId, act: () => latest.current() })
  }, [keys, labelId])
}

/** The same outside of components; answers how to release it. */
export function holdShortcut(entry: Held): () => void {
  const placed = { ...entry, dialogs: openDialogs() }
  held.change([placed, ...held.read()])
  return () => held.change(held.read().filter((other) => other !== placed))
}

/** Whether a shortcut of several keys has begun, so that the next key is meant for it and for nothing that has the focus. */
export function isShortcutBegun(): boolean {
  return pressed.length > 0
}

/** All shortcuts in force, for the help. */
export function useShortcuts(): readonly Shortcut[] {
  return useSource(held)
}

/** Whether single letters act (WCAG 2.1.4 lets them be turned off). */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(stored) !== 'off'
}

/** Turns single letters on or off on this device. */
export function setSingleKeys(isOn: boolean): void {
  localStorage.setItem(stored, isOn ? 'on' : 'off')
}

/** Starts to listen; called once, by the shell. Answers how to stop. */
export function listenToKeys(): () => void {
  document.addEventListener('keydown', onKey)
  document.addEventListener('keydown', onFirst, true)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('keydown', onFirst, true)
  }
}

/** Ctrl+Enter ends what is being filled in, before a field with a list takes the Enter of it for its own; where text is written it is the text's. */
function onFirst(event: KeyboardEvent): void {
  const isEnding = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
  const isProse = event.target instanceof HTMLElement && event.target.isContentEditable
  if (!isEnding || isProse) return
  onKey(event)
  if (event.defaultPrevented) event.stopPropagation()
}

function onKey(event: KeyboardEvent): void {
  if (isUnmeant(event)) return
  const press: KeyPress = {
    key: event.key,
    isMod: event.ctrlKey || event.metaKey,
    isAlt: event.altKey,
    isShift: event.shiftKey,
  }
  const isBare = !press.isMod && !press.isAlt && press.key.length === 1
  if (isBare && (isTyping(event.target) || !hasSingleKeys() || document.querySelector('[role="dialog"]')))
    return
  // While someone types, taking back is the field's own affair.
  if (press.isMod && press.key === 'z' && isWriting(event.target)) return

  const candidates = [[...pressed, press], [press]]
  for (const sequence of candidates) if (follow(event, sequence)) return
  forget()
}

/** Part of a letter, heard by somebody else already, or held: what is done and what follows it may have the same keys. */
function isUnmeant({ isComposing, defaultPrevented, repeat, key }: KeyboardEvent): boolean {
  return isComposing || defaultPrevented || (repeat && key === 'Enter')
}

function follow(event: KeyboardEvent, sequence: readonly KeyPress[]): boolean {
  const dialogs = openDialogs()
  const active = held.read().filter((placed) => placed.dialogs >= dialogs)
  const whole = active.find(
    ({ keys }) => stepsOf(keys).length === sequence.length && startsWith(keys, sequence),
  )
  if (whole) {
    event.preventDefault()
    forget()
    whole.act()
    return true
  }

  if (!active.some(({ keys }) => startsWith(keys, sequence))) return false
  pressed = sequence
  clearTimeout(forgetting)
  forgetting = setTimeout(forget, 1_200)
  return true
}

function openDialogs(): number {
  return document.querySelectorAll('[aria-modal="true"]').length
}

function forget(): void {
  pressed = []
  clearTimeout(forgetting)
}

/** True where keys or what is pasted go into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input,textarea,select,[contenteditable="true"]') !== null
  )
}

function isWriting(target: EventTarget | null): boolean {
  return (
    isTyping(target) && !(target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))
  )
}
