import { useEffect } from 'react'
import { useGo } from '#client/routing/go.tsx'
import { holdShortcut } from '#client/ui/use-shortcut.ts'
import { useRailEntries } from './rail-entries.ts'

/** `g` and then a letter goes to each entry of the rail that has one. */
export function useGoKeys(): void {
  const go = useGo()
  const entries = useRailEntries()

  useEffect(() => {
    const releases = entries.flatMap((entry) =>
      entry.goKey
        ? [holdShortcut({ keys: `g ${entry.goKey}`, labelId: entry.labelId, act: () => go(entry.path) })]
        : [],
    )
    return () => {
      for (const release of releases) release()
    }
  }, [entries, go])
}
