import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { RailEntry } from '#client/routing/feature.ts'
import { features } from './features.ts'

/** The entries of the shell's rail: the ways that this person may go, in the order of the rail. */
export function useRailEntries(): readonly RailEntry[] {
  const { may } = usePermissions()
  return useMemo(
    () =>
      features
        .flatMap((feature) => feature.rail ?? [])
        .filter((entry) => may(entry.permission))
        .toSorted((one, other) => one.place - other.place),
    [may],
  )
}

/** The entry that the address belongs to: the one with the longest path that begins it. */
export function currentEntry(entries: readonly RailEntry[], path: string): RailEntry | undefined {
  return entries
    .flatMap((entry) => [entry.path, ...(entry.also ?? [])].map((place) => ({ entry, place })))
    .filter(({ place }) => path === place || path.startsWith(`${place}/`))
    .toSorted((one, other) => other.place.length - one.place.length)[0]?.entry
}
