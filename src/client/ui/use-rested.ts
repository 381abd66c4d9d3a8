import { useEffect, useState } from 'react'

/** True once the page has rested: what nobody waits for is asked for then. */
export function useRested(): boolean {
  const [hasRested, setRested] = useState(false)
  useEffect(() => {
    const rest = () => setRested(true)
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(rest, 1_500)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(rest, { timeout: 5_000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return hasRested
}
