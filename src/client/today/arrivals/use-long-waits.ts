import { useEffect, useRef } from 'react'
import { type Arrival, minutesWaited, standingOf } from '#client/person/checking-in/arrivals.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'

/** After so many minutes somebody waits long. */
export const longWait = 15

/** Says once of each person that the wait has become long; what was so already when the page was opened is not said. */
export function useLongWaits(arrivals: readonly Arrival[], now: number): void {
  const words = useWords()
  const told = useRef<Set<string>>(undefined)
  useEffect(() => {
    const long = arrivals.filter(
      (each) => standingOf(each, now) === 'waiting' && (minutesWaited(each, now) ?? 0) >= longWait,
    )
    const fresh = long.filter(({ key }) => told.current && !told.current.has(key))
    told.current = new Set(long.map(({ key }) => key))
    if (fresh.length === 0) return
    const who = fresh.map((each) => each.who ?? words('person.somebody')).join(', ')
    announce(words('today.waits-long', { who, minutes: longWait }))
  }, [arrivals, now, words])
}
