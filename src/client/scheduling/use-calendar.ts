import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import { useSession } from '#client/api/session.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { idsIn } from '#client/scheduling/lanes/columns-from.ts'
import { laneKindOf } from '#client/scheduling/lanes/lane-kind-choice.tsx'
import { useThings } from '#client/scheduling/lanes/use-things.ts'
import { type ShownPeople, shownPeople } from '#client/scheduling/people/shown-people.ts'
import { useDays } from '#client/scheduling/people/use-days.ts'
import { useUsualPeople } from '#client/scheduling/people/use-usual-people.ts'
import { calendarView, shownDates } from '#client/scheduling/place/calendar-view.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import { isCalendarDay } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'

/** What the calendar shows: whose days, which and how, as the address says it or as it is usual for the reader. */
export function useCalendar(search: Readonly<Record<string, string>>) {
  useKeptFresh('Appointment')
  const { timezone } = useMoments()
  const { instant } = useWorld()
  const { profile } = useSession()
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const today = localDate(instant(), timezone)
  const date = search.date && isCalendarDay(search.date) ? search.date : today
  const view = calendarView(search.view)
  const dates = useMemo(() => shownDates(view, date), [view, date])
  const isOne = view !== 'day' || isNarrow

  const said = useMemo(() => shownPeople(search.people), [search.people])
  const usual = useUsualPeople(said === undefined)
  const shown = said ?? usual
  const by = laneKindOf(search.by)
  const isOfThings = by !== 'person'
  const { things, asked: askedThings } = useThings(by)
  const meant = useMemo(
    () => things && meantThings(things, { isOne, lane: search.lane, lanes: search.lanes }),
    [things, isOne, search.lane, search.lanes],
  )
  const asked = useMemo(() => {
    const one = isOne ? shownPeople(search.person) : undefined
    return one ?? (view === 'day' ? shown : firstOf(shown))
  }, [isOne, view, search.person, shown])
  const days = useDays({
    shown: asked,
    things: meant,
    isOfThings,
    dates,
    today,
    first: placeOf(search.first),
  })

  const lane = laneOf(days.columns, profile?.id)
  const columns = useMemo(
    () => (isOne ? days.columns?.filter((column) => column.lane.id === lane?.id) : days.columns),
    [isOne, days.columns, lane?.id],
  )
  const [hasCome, setCome] = useState(false)
  if (days.appointments?.ok && !hasCome) setCome(true)
  return {
    ...days,
    ...{ hasCome, isNarrow, isOne, today, date, dates, view, shown, columns, lane },
    ...{ by, things, askedThings },
  }
}

/** A week is that of one person. */
function firstOf(shown: ShownPeople | undefined): ShownPeople | undefined {
  if (shown?.kind === 'chosen') return { kind: 'chosen', ids: shown.ids.slice(0, 1) }
  return shown && { kind: 'own' }
}

/** Where the days of one are shown, of which: the own ones where they are among them, else of whoever has an appointment. */
function laneOf(columns: readonly DayColumn[] = [], own: string | undefined): Lane | undefined {
  const meant = columns.find(({ lane }) => lane.id === own) ?? columns.find(({ events }) => events.length > 0)
  return (meant ?? columns[0])?.lane
}

type Meant = {
  readonly isOne: boolean
  readonly lane: string | undefined
  readonly lanes: string | undefined
}

/** The rooms, places, groups or programs that the address means: those that it names, or all; of a week and on a phone, one. */
function meantThings(things: readonly Lane[], { isOne, lane, lanes }: Meant): readonly Lane[] {
  const ids = idsIn(lanes)
  const chosen = ids.length === 0 ? things : things.filter(({ id }) => ids.includes(id))
  if (!isOne) return chosen
  return [things.find(({ id }) => id === lane) ?? chosen[0]].flatMap((each) => each ?? [])
}

function placeOf(first: string | undefined): number {
  const place = Number(first ?? '1')
  return Number.isInteger(place) && place > 0 ? place - 1 : 0
}
