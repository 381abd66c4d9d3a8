import { useQuery } from '@tanstack/react-query'
import { answers } from '#client/api/answers.ts'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { stillShown } from '#client/api/use-answer.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { MobileDay } from './mobile-day.ts'
import { readDay } from './read-day.ts'

type Read = { readonly answer: Outcome<MobileDay> | undefined; readonly askAgain: () => void }

/** The own day on the road, kept fresh and kept on this device; undefined while nothing has come, or while it is not wanted. */
export function useMobileDay(date: string, isWanted = true): Read {
  useKeptFresh('Itinerary')
  const outbox = useOutbox()
  const { instant } = useWorld()
  const { profile } = useSession()
  const { may } = usePermissions()
  const asked = { outbox, profile: profile?.id ?? '', date, readsPlans: may('CarePlan:Read'), instant }
  const queryKey = keyOf(date)
  const { data } = useQuery(
    {
      queryKey,
      enabled: isWanted,
      queryFn: async () => stillShown(queryKey, await readDay(asked)),
    },
    answers,
  )
  return { answer: data, askAgain: () => readDayAgain(date) }
}

/** Reads the own day anew where it is shown. */
export function readDayAgain(date: string): void {
  answers.invalidateQueries({ queryKey: keyOf(date) })
}

function keyOf(date: string) {
  return ['itinerary.open', { date }] as const
}
