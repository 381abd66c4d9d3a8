import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'

const most = 5

/** The coming meetings that whoever joins would not be expected at, because something stands in the way. */
export function BlockedMeetings({ starts }: { readonly starts: readonly string[] }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  if (starts.length === 0) return null
  const days = starts.slice(0, most).map((start) => moments.dateAndTime(start))
  return (
    <p role="status">
      {words('groups.blocked', { count: starts.length, days: days.join(', ') })}
      {starts.length > most && ' …'}
    </p>
  )
}
