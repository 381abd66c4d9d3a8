import { openStore, useSource } from '#client/ui/external-store.ts'

const isOpen = openStore(false)

/** Opens the list of keys. */
export function openKeyboardHelp(): void {
  isOpen.change(true)
}

/** Closes it. */
export function closeKeyboardHelp(): void {
  isOpen.change(false)
}

/** Whether the keyboard help is open. */
export function useKeyboardHelpOpen(): boolean {
  return useSource(isOpen)
}
