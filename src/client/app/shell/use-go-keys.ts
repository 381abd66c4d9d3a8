import { useEffect } from 'react'
import { useRailEntries } from '#client/app/use-rail-entries.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { holdShortcut } from '#client/ui/keys/use-shortcut.ts'

/** Keys of the shell: `g` and then a letter goes to each entry of the rail that has one. */
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
