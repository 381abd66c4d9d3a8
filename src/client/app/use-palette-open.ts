import { openStore, useSource } from '#client/ui/external-store.ts'

const isOpen = openStore(false)

/** Opens the command palette, from a key, the field in the bar, or the phone's More. */
export function openPalette(): void {
  isOpen.change(true)
}

/** Closes it. */
export function closePalette(): void {
  isOpen.change(false)
}

/** Whether the palette is open. */
export function usePaletteOpen(): boolean {
  return useSource(isOpen)
}
