import { Button } from '@mantine/core'
import { IconCalendarUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'

const ExternalDialog = laterPart({
  open: () => import('./external-dialog.tsx'),
  pick: (file) => file.ExternalDialog,
})

/** The way to the calendars elsewhere: of the one person who is shown for who manages appointments, of oneself for everybody else. */
export function ExternalButton({ shown }: { readonly shown: Lane | undefined }): ReactNode {
  const words = useWords()
  const { profile } = useSession()
  const { may } = usePermissions()
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  const isOther = shown !== undefined && shown.kind === 'person' && shown.id !== profile?.id
  const other = isOther && may(flags.CanManageAppointments) ? shown : undefined
  const own = profile?.resourceType === 'Practitioner' ? profile.id : undefined
  const owner = other?.id ?? own
  if (owner === undefined) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarUp size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words('calendars.elsewhere')}
      </Button>
      {wasOpened && (
        <ExternalDialog isOpen={isOpen} owner={owner} who={other?.display} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
