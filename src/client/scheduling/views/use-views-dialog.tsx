import { type ReactNode, useState } from 'react'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import type { CalendarSearch } from './kept-view.ts'

const ViewsDialog = laterPart({
  open: () => import('./views-dialog.tsx'),
  pick: (file) => file.ViewsDialog,
})

/** The dialog of saved views, fetched when it is first asked for, and how to open it. */
export function useViewsDialog(shown: CalendarSearch): {
  readonly open: () => void
  readonly dialog: ReactNode
} {
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  return {
    open: () => setOpen(true),
    dialog: wasOpened && <ViewsDialog isOpen={isOpen} shown={shown} onClose={() => setOpen(false)} />,
  }
}
