import { useMediaQuery } from '@mantine/hooks'
import { usePersonalPreferences } from '#client/sync/outbox/use-personal-preferences.ts'

/** By what the calendar is coloured where nobody chose is told with it, since the server would fill in another. Whether there is room for the month and the waiting list beside the calendar, whether this person wants them there, and the choice; it is kept for the person. */
export function useSidebar(): {
  readonly hasRoom: boolean
  readonly isShown: boolean
  readonly toggle: () => void
} {
  const hasRoom = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false }) ?? false
  const { preferences, keep } = usePersonalPreferences()
  const isWanted = preferences?.calendar?.sidebar ?? false
  return {
    hasRoom,
    isShown: hasRoom && isWanted,
    toggle: () =>
      void keep(({ calendar }) => ({ calendar: { colorsBy: 'Status', ...calendar, sidebar: !isWanted } })),
  }
}
