import { startTransition, useEffect, useMemo, useState } from 'react'
import { bufferMilliseconds } from '#shared/limits/limits.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

/**
 * What stands in the way of publishing, as far as it can be seen here. It is looked for once the keys have rested for 200 ms, and drawn
 * when nothing else is to be: nobody who types or drags waits for it. `judged` stays the same as long as nothing of it has changed.
 */
export function useProblems<Judged extends object>(
  judged: Judged,
  check: (judged: Judged) => readonly Finding[],
): readonly Finding[] {
  const [rested, setRested] = useState(judged)
  useEffect(() => {
    if (rested === judged) return
    const timer = setTimeout(() => startTransition(() => setRested(judged)), bufferMilliseconds)
    return () => clearTimeout(timer)
  }, [judged, rested])
  return useMemo(() => check(rested), [check, rested])
}
