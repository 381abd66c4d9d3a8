import { useMemo } from 'react'
import { useSearch } from '#client/routing/use-go.tsx'
import {
  type ColoredBy,
  type Coloring,
  coloredBy,
  colorings,
  colorKey,
} from '#client/scheduling/day/coloring.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { tonesOf } from '#client/scheduling/day/tones-of.ts'
import { usePersonalPreferences } from '#client/sync/outbox/use-personal-preferences.ts'
import type { CalendarColoring } from '#generated/enumerations/calendar-coloring.ts'

/** How each is called among what a person prefers. */
const keptAs: { readonly [By in ColoredBy]: CalendarColoring } = {
  status: 'Status',
  service: 'Service',
  person: 'Practitioner',
  program: 'Program',
  location: 'Location',
}

/** By what the calendar is coloured: as the address says, else as this person chose it last, else by status. What is chosen is kept for the person. */
export function useColoredBy(): { readonly by: ColoredBy; readonly choose: (by: ColoredBy) => void } {
  const [{ colors }, setSearch] = useSearch()
  const { preferences, keep } = usePersonalPreferences()
  const kept = colorings.find((each) => keptAs[each] === preferences?.calendar?.colorsBy)
  const choose = (next: ColoredBy) => {
    setSearch({ colors: next })
    void keep(({ calendar }) => ({ calendar: { ...calendar, colorsBy: keptAs[next] } }))
  }
  return { by: coloredBy(colors) ?? kept ?? 'status', choose }
}

/** The colours of what the calendar shows. */
export function useColoring(columns: readonly DayColumn[]) {
  const { by, choose } = useColoredBy()
  const coloring = useMemo((): Coloring => ({ by, tones: tonesOf(keysOf(columns, by)) }), [by, columns])
  return { coloring, choose }
}

function keysOf(columns: readonly DayColumn[], by: ColoredBy): readonly string[] {
  return columns.flatMap(({ events }) =>
    events.flatMap(({ appointment }) => colorKey(appointment, by)?.id ?? []),
  )
}
