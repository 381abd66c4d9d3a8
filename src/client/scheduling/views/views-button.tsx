import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { CalendarSearch } from './kept-view.ts'
import { useViewsDialog } from './use-views-dialog.tsx'

/** The way to the saved views of the calendar. */
export function ViewsButton({ shown }: { readonly shown: CalendarSearch }): ReactNode {
  const words = useWords()
  const { open, dialog } = useViewsDialog(shown)
  return (
    <>
      <Button variant="default" leftSection={<IconBookmark size={14} aria-hidden="true" />} onClick={open}>
        {words('scheduling.views-open')}
      </Button>
      {dialog}
    </>
  )
}
