import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import { useWords } from '#client/ui/words.tsx'
import type { CalendarSearch } from './kept-view.ts'

const ViewsDialog = laterPart({
  open: () => import('./views-dialog.tsx'),
  pick: (file) => file.ViewsDialog,
})

/** The way to the saved views of the calendar, which are fetched when they are first asked for. */
export function ViewsButton({ shown }: { readonly shown: CalendarSearch }): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmark size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words('scheduling.views-open')}
      </Button>
      {wasOpened && <ViewsDialog isOpen={isOpen} shown={shown} onClose={() => setOpen(false)} />}
    </>
  )
}
