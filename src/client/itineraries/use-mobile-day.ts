import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answers } from '#client/api/answers.ts'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { stillShown } from '#client/api/use-answer.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { plain } from '#client/sync/pending.ts'
import type { Itinerary } from '#generated/types/itinerary.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { MobileDay } from './mobile-day.ts'
import { readDay } from './read-day.ts'

/** The own day, kept fresh; undefined while nothing has come. */
export function useMobileDay(date: string): {
  readonly answer: Outcome<MobileDay> | undefined
  readonly askAgain: () => void
} {
  useKeptFresh('Itinerary')
  const session = useSession()
  const { may } = usePermissions()
  const readsPlans = may('CarePlan:Read')
  const queryKey = ['itinerary.open', { date }] as const
  const { data } = useQuery(
    { queryKey, queryFn: async () => stillShown(queryKey, await readDay({ date, session, readsPlans })) },
    answers,
  )
  return { answer: data, askAgain: () => answers.invalidateQueries({ queryKey }) }
}

/** The day as this device wants it, with what is still on its way, and how to change it. */
export function useWantedDay(stored: Itinerary): {
  readonly wanted: Itinerary
  readonly change: (after: Itinerary) => Promise<void>
} {
  const outbox = useOutbox()
  const [wanted, setWanted] = useState(stored)

  useEffect(() => {
    let isLeft = false
    const read = async () => {
      const latest = await outbox.latest('Itinerary', stored.id, plain(stored))
      if (!isLeft) setWanted(latest ?? stored)
    }
    const again = () => void read().catch(() => undefined)
    again()
    const stop = outbox.subscribe(again)
    return () => {
      isLeft = true
      stop()
    }
  }, [outbox, stored])

  const change = async (after: Itinerary) => {
    setWanted(after)
    await outbox.write({ kind: 'patch', type: 'Itinerary', id: stored.id, before: wanted, after })
  }
  return { wanted, change }
}
