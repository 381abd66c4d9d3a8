import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import { useSession } from '#client/api/session.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { filteredColumns, filterIn } from '#client/scheduling/filtering/calendar-filter.ts'
import { idsIn } from '#client/scheduling/lanes/columns-from.ts'
import { laneKindOf } from '#client/scheduling/lanes/lane-kind-choice.tsx'
import { useThings } from '#client/scheduling/lanes/use-things.ts'
import { useOverview } from '#client/scheduling/overview/use-overview.ts'
import { type ShownPeople, shownPeople } from '#client/scheduling/people/shown-people.ts'
import { useDays } from '#client/scheduling/people/use-days.ts'
import { useUsualPeople } from '#client/scheduling/people/use-usual-people.ts'
import {
  type CalendarView,
  calendarView,
  isOverview,
  listedDays,
  shownDates,
} from '#client/scheduling/place/calendar-view.ts'
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
  const listed = listedDays(search.days)
  const dates = useMemo(() => shownDates(view, date, listed), [view, date, listed])
  const isInShort = isOverview(view)
  const isOne = isOfOne(view, isNarrow, search)

  const whose = useWhose(search, { view, isOne, isInShort })
  const { isOfThings, asked, meant } = whose
  const oneDay = useMemo(() => [date], [date])
  const wanted = { isOfThings, today, first: placeOf(search.first) }
  const apart = useDays({
    ...wanted,
    dates: isInShort ? oneDay : dates,
    shown: isInShort ? undefined : asked,
    things: isInShort ? undefined : meant,
  })
  const together = useOverview({
    ...wanted,
    dates,
    isAsked: isInShort,
    shown: asked,
    things: meant,
    eventId: search.event,
  })
  const days = isInShort ? together : { ...apart, isOfSeveral: false }

  const lane = laneOf(days.columns, profile?.id)
  const whole = useWhole(days.columns, isOne, lane)
  const { filter, columns } = useFiltered(whole, search, isInShort || isNarrow)
  const [hasCome, setCome] = useState(false)
  if (days.appointments?.ok && !hasCome) setCome(true)
  return {
    ...days,
    ...{
      hasCome,
      isNarrow,
      isOne,
      isInShort,
      today,
      date,
      dates,
      listed,
      view,
      whole,
      columns,
      filter,
      lane,
    },
    ...{ by: whose.by, things: whose.things, askedThings: whose.askedThings, shown: whose.shown },
  }
}

/** The columns of all, or of the one whose days are shown. */
function useWhole(columns: readonly DayColumn[] | undefined, isOne: boolean, one: Lane | undefined) {
  const id = isOne ? one?.id : undefined
  return useMemo(
    () => (id === undefined ? columns : columns?.filter(({ lane }) => lane.id === id)),
    [columns, id],
  )
}

/** The columns as the address filters them; the very same ones where it filters nothing. */
function useFiltered(
  whole: readonly DayColumn[] | undefined,
  { status = '', service = '' }: Readonly<Record<string, string>>,
  isList: boolean,
) {
  const filter = useMemo(() => filterIn({ status, service }), [status, service])
  const columns = useMemo(() => whole && filteredColumns(whole, filter, isList), [whole, filter, isList])
  return { filter, columns }
}

type Shape = { readonly view: CalendarView; readonly isOne: boolean; readonly isInShort: boolean }

/** Whose days are shown, or those of which rooms: as the address says it, else as it is usual for the reader. */
function useWhose(search: Readonly<Record<string, string>>, { view, isOne, isInShort }: Shape) {
  const said = useMemo(() => shownPeople(search.people), [search.people])
  const usual = useUsualPeople(said === undefined)
  const shown = said ?? usual
  const by = laneKindOf(search.by)
  const { things, asked: askedThings } = useThings(by)
  const isOneThing = isOne || (isInShort && search.lane !== undefined)
  const meant = useMemo(
    () => things && meantThings(things, { isOne: isOneThing, lane: search.lane, lanes: search.lanes }),
    [things, isOneThing, search.lane, search.lanes],
  )
  const asked = useMemo(() => {
    const one = isOne || isInShort ? shownPeople(search.person) : undefined
    return one ?? (isOne && view !== 'day' ? firstOf(shown) : shown)
  }, [isOne, isInShort, view, search.person, shown])
  return {
    ...{ by, isOfThings: by !== 'person', things, askedThings, meant, asked },
    shown: isInShort ? asked : shown,
  }
}

/** Hours are those of one on a narrow screen, and in a week unless several are meant. */
function isOfOne(view: CalendarView, isNarrow: boolean, search: Readonly<Record<string, string>>): boolean {
  return !isOverview(view) && (isNarrow || (view !== 'day' && !isWeekOfSeveral(search)))
}

/** A week is that of one, unless the address names several and none of them. */
function isWeekOfSeveral({ by, person, people, lane, lanes }: Readonly<Record<string, string>>): boolean {
  if (laneKindOf(by) !== 'person') return lane === undefined && idsIn(lanes).length > 1
  const shown = person === undefined ? shownPeople(people) : undefined
  return shown?.kind === 'everybody' || (shown?.kind === 'chosen' && shown.ids.length > 1)
}

/** The one whose week it is where no other was chosen. */
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
