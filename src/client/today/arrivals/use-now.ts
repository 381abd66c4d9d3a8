import { useEffect, useState } from 'react'
import { useWorld } from '#client/ui/world.ts'

/** Now, in milliseconds since 1970, kept up to date to the half minute. */
export function useNow(): number {
  const { now } = useWorld()
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), 30_000)
    return () => clearInterval(timer)
  }, [now])
  return Math.max(moment, 0)
}
