import { useEffect, useState } from 'react'
import { useWorld } from '#client/ui/world.ts'
import { localMoment } from '#shared/time/local-moment.ts'

/** The minute of the day in a zone, kept up to date. */
export function useNowMinute(timezone: string): number {
  const { instant } = useWorld()
  const [minute, setMinute] = useState(() => minuteIn(timezone, instant()))
  useEffect(() => {
    const timer = setInterval(() => setMinute(minuteIn(timezone, instant())), 30_000)
    return () => clearInterval(timer)
  }, [timezone, instant])
  return minute
}

function minuteIn(timezone: string, now: string): number {
  return localMoment(now, timezone).minuteOfDay
}
