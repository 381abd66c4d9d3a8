import { useState } from 'react'
import { usePersonalPreferences } from '#client/sync/outbox/use-personal-preferences.ts'
import type { Announcement } from '#generated/types/announcement.ts'

/** The announcements that this person has put away; undefined until it is known. */
export type Dismissed = {
  readonly dismissed: ReadonlySet<string> | undefined
  readonly dismiss: (announcement: Announcement) => void
}

/** They are kept with the person's preferences; who has none to write puts them away for as long as the page is open. */
export function useDismissed(): Dismissed {
  const { isKnown, isMissed, preferences, keep } = usePersonalPreferences()
  const [here, setHere] = useState<readonly string[]>([])
  const stored = (preferences?.dismissedAnnouncements ?? []).map(({ id }) => id)
  return {
    dismissed: isKnown && !isMissed ? new Set([...here, ...stored]) : undefined,
    dismiss: ({ id }) => {
      setHere([...here, id])
      keep((before) => ({
        ...before,
        dismissedAnnouncements: [
          ...(before.dismissedAnnouncements ?? []),
          { id, resourceType: 'Announcement' },
        ],
      }))
    },
  }
}
