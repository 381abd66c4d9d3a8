import type { ReactNode } from 'react'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useUndoNewest } from '#client/ui/notices.tsx'

/** While a notice offers to take back what it tells of, Ctrl+Z does so too, from wherever the reader is. */
export function UndoKey(): ReactNode {
  const undo = useUndoNewest()
  return undo ? <HeldKey onUndo={undo} /> : null
}

function HeldKey({ onUndo }: { readonly onUndo: () => void }): ReactNode {
  useShortcut('mod+z', onUndo, 'ui.key-undo')
  return null
}
