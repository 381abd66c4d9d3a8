import { Button } from '@mantine/core'
import { IconCalendarUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { useWords } from '#client/ui/words.tsx'
import { useExternalCalendars } from './use-external-calendars.tsx'

/** The way to the calendars elsewhere of whoever is shown, or one's own. */
export function ExternalButton({ shown }: { readonly shown: Lane | undefined }): ReactNode {
  const words = useWords()
  const { open, dialog } = useExternalCalendars(shown)
  if (!open) return null
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarUp size={14} aria-hidden="true" />} onClick={open}>
        {words('calendars.elsewhere')}
      </Button>
      {dialog}
    </>
  )
}
