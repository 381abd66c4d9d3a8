import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'

const minute = 60_000
/** So long nobody touches the tablet before it asks, and so long it waits for an answer. */
const patience = { asks: 4 * minute, leaves: minute } as const

/**
 * A tablet that staff have handed over: the way back leads nowhere, and whoever leaves the page by another way, or is gone for five
 * minutes, leaves nothing on it. Answers whether it asks just now if somebody is there.
 */
export function useTablet(
  isTablet: boolean,
  { onLeave }: { readonly onLeave: (isGone: boolean) => Promise<void> },
): { readonly isAsking: boolean; readonly stay: () => void } {
  const [isAsking, setAsking] = useState(false)
  const [turn, setTurn] = useState(0)
  const leave = useRef(onLeave)
  leave.current = onLeave
  useNoWayBack(isTablet)

  useEffect(() => {
    if (!isTablet) return
    const away = () => flushSync(() => void leave.current(true))
    addEventListener('pagehide', away)
    return () => removeEventListener('pagehide', away)
  }, [isTablet])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn begins the time anew
  useEffect(() => {
    if (!isTablet) return
    const begin = () => setTimeout(() => setAsking(true), patience.asks)
    let timer = begin()
    const touched = () => {
      clearTimeout(timer)
      timer = begin()
    }
    const kinds = ['pointerdown', 'keydown', 'input'] as const
    for (const kind of kinds) addEventListener(kind, touched)
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) removeEventListener(kind, touched)
    }
  }, [isTablet, turn])

  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => void leave.current(false), patience.leaves)
    return () => clearTimeout(timer)
  }, [isAsking])

  return {
    isAsking,
    stay: () => {
      setAsking(false)
      setTurn((before) => before + 1)
    },
  }
}

/** The way back stays on the page, and says why. */
function useNoWayBack(isTablet: boolean): void {
  const words = useWords()
  const said = useRef('')
  said.current = words('packets.no-way-back')
  useEffect(() => {
    if (!isTablet) return
    history.pushState(null, '', location.pathname)
    const back = () => {
      history.pushState(null, '', location.pathname)
      announce(said.current)
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [isTablet])
}
