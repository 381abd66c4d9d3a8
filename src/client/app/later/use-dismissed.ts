import { useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Announcement } from '#generated/types/announcement.ts'
import type { Reference } from '#generated/types/reference.ts'

/** The announcements that this person has put away; undefined until it is known. */
export type Dismissed = {
  readonly dismissed: ReadonlySet<string> | undefined
  readonly dismiss: (announcement: Announcement) => Promise<void>
}

/** They are kept with the person's preferences; who has none to write puts them away for as long as the page is open. */
export function useDismissed(): Dismissed {
  const { profile } = useSession()
  const { may } = usePermissions()
  const outbox = useOutbox()
  const { newId } = useWorld()
  const [here, setHere] = useState<readonly string[]>([])
  const mayKeep = profile !== null && may('PersonalPreferences:Read') && may('PersonalPreferences:Update')
  const answer = useAnswer(
    'personalPreferences.query',
    mayKeep ? { filters: [], pageSize: 1, partition: profile.id } : undefined,
  )
  const stored = answer?.ok ? answer.value.items[0] : undefined
  const isKnown = !mayKeep || answer?.ok === true

  const keep = async (owner: Reference, put: readonly Reference[]) => {
    if (!stored) {
      const body = { owner, dismissedAnnouncements: put }
      await outbox.write({ kind: 'create', type: 'PersonalPreferences', id: newId(), body })
      return
    }
    const latest = (await outbox.latest('PersonalPreferences', stored.id)) ?? stored
    const after = { ...latest, dismissedAnnouncements: [...(latest.dismissedAnnouncements ?? []), ...put] }
    await outbox.write({ kind: 'patch', type: 'PersonalPreferences', id: stored.id, before: latest, after })
  }

  return {
    dismissed: isKnown
      ? new Set([...here, ...(stored?.dismissedAnnouncements ?? []).map(({ id }) => id)])
      : undefined,
    dismiss: async ({ id }) => {
      setHere([...here, id])
      if (profile === null || !mayKeep || !answer?.ok) return
      const owner = { id: profile.id, resourceType: profile.resourceType }
      await keep(owner, [{ id, resourceType: 'Announcement' }])
    },
  }
}
