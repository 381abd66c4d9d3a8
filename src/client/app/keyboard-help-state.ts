import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

/** Opens the list of keys. */
export function openKeyboardHelp(): void {
  change(true)
}

/** Closes it. */
export function closeKeyboardHelp(): void {
  change(false)
}

/** Whether it is open. */
export function useKeyboardHelpOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen)
}

function change(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
