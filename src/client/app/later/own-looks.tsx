import { useEffect, useRef } from 'react'
import { useFontAppearance } from '#client/ui/looks/appearance-provider.tsx'
import { useOwnLooks } from './use-own-looks.ts'

/** The person's own looks, fetched later: a device takes over once what the person has chosen elsewhere. */
export function OwnLooks(): null {
  const { chosen } = useOwnLooks()
  const { setFont } = useFontAppearance()
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current || chosen === undefined) return
    isTaken.current = true
    setFont(chosen)
  }, [chosen, setFont])
  return null
}
