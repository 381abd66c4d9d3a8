import { useEffect, useState } from 'react'
import { localMoment } from '#shared/time/zone.ts'

/** The minute of the day in a zone, kept up to date. */
export function useNowMinute(timezone: string): number {
  const [minute, setMinute] = useState(() => minuteIn(timezone))
  useEffect(() => {
    const timer = setInterval(() => setMinute(minuteIn(timezone)), 30_000)
    return () => clearInterval(timer)
  }, [timezone])
  return minute
}

function minuteIn(timezone: string): number {
  return localMoment(new Date().toISOString(), timezone).minuteOfDay
}
