import { useCallback, useEffect, useRef } from 'react'

/** For a grid, the same function at every drawing, which does what the newest drawing says; so rows need not be drawn again. */
export function useStill<Given extends readonly unknown[], Answer>(
  act: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const newest = useRef(act)
  useEffect(() => {
    newest.current = act
  })
  return useCallback((...given: Given) => newest.current(...given), [])
}
