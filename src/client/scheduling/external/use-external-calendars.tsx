import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import { flags } from '#generated/permissions/permissions.ts'

const ExternalDialog = laterPart({
  open: () => import('./external-dialog.tsx'),
  pick: (file) => file.ExternalDialog,
})

/** The dialog of calendars elsewhere, and how to open it: of the one person who is shown for who manages appointments, of oneself for everybody else; no way to open it for who has no calendar. */
export function useExternalCalendars(shown: Lane | undefined): {
  readonly open: (() => void) | undefined
  readonly dialog: ReactNode
} {
  const { profile } = useSession()
  const { may } = usePermissions()
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  const isOther = shown !== undefined && shown.kind === 'person' && shown.id !== profile?.id
  const other = isOther && may(flags.CanManageAppointments) ? shown : undefined
  const own = profile?.resourceType === 'Practitioner' ? profile.id : undefined
  const owner = other?.id ?? own
  if (owner === undefined) return { open: undefined, dialog: null }
  return {
    open: () => setOpen(true),
    dialog: wasOpened && (
      <ExternalDialog isOpen={isOpen} owner={owner} who={other?.display} onClose={() => setOpen(false)} />
    ),
  }
}
