import { useEffect, useState } from 'react'
import { useWorld } from '#client/ui/world.ts'

/** On the road, now in milliseconds since 1970, to the quarter of a minute. */
export function useNow(): number {
  const { now } = useWorld()
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), 15_000)
    return () => clearInterval(timer)
  }, [now])
  return Math.max(moment, 0)
}
