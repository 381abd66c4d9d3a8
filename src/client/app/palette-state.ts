import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

/** Opens the command palette, from a key, the field in the bar, or the phone's More. */
export function openPalette(): void {
  change(true)
}

/** Closes it. */
export function closePalette(): void {
  change(false)
}

/** Whether it is open. */
export function usePaletteOpen(): boolean {
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
