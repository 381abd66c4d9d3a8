import { useMemo } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useSession } from '#client/api/session.ts'
import { useBusyLanes } from '#client/scheduling/booking/use-busy.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import type { Person } from '#client/scheduling/day/person.ts'
import { type Owners, useNotes, useSchedules } from '#client/scheduling/day/use-appointments.ts'
import { useHolidays } from '#client/scheduling/day/use-holidays.ts'
import { useRowsOfWeeks } from '#client/scheduling/day/use-rows-of-weeks.ts'
import { columnsFrom } from '#client/scheduling/lanes/columns-from.ts'
import { useWithOwed } from '#client/scheduling/owed/use-with-owed.ts'
import type { ShownPeople } from '#client/scheduling/people/shown-people.ts'
import { laneOf, ownersOf } from '#client/scheduling/people/use-days.ts'
import { usePeopleNames } from '#client/scheduling/people/use-people-names.ts'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { daySpan } from '#shared/time/local-moment.ts'
import { fromMilliseconds, milliseconds } from '#shared/time/span.ts'
import { overviewDays } from './overview-days.ts'

const none: readonly Appointment[] = []
const noLanes: readonly Lane[] = []

/** So long a time can be asked for at once when people are busy. */
const longest = 42 * 24 * 3_600_000

type Asked = {
  /** False while the calendar shows something else: then nothing is asked of the server. */
  readonly isAsked: boolean
  readonly shown: ShownPeople | undefined
  /** The rooms, places, groups or programs that are shown instead of people; undefined while they are not known. */
  readonly things: readonly Lane[] | undefined
  readonly isOfThings: boolean
  readonly dates: readonly string[]
  readonly today: string
  /** Of more things than stand side by side, the place of the first. */
  readonly first: number
  /** The appointment that is open. */
  readonly eventId: string | undefined
}

/** The days of a month, or of a list, of the people or rooms that are shown: each day is one column of all of them. */
export function useOverview({ eventId, ...asked }: Asked) {
  const { dates, today } = asked
  const { timezone } = useMoments()
  const { profile } = useSession()
  const chosen = useChosen(asked)
  const { answer, known, cut } = useRowsOfWeeks(chosen?.owners ?? 'nobody', dates, { timezone })
  const rows = useWithOwed(known) ?? none
  const isEverybody = chosen?.owners === 'everybody'
  const schedules = useSchedules(isEverybody ? 'everybody' : 'nobody')
  const lanes = useMemo(
    () => (isEverybody ? lanesIn(rows, knownOf(schedules) ?? []) : (chosen?.lanes ?? noLanes)),
    [isEverybody, rows, schedules, chosen],
  )
  const isOfSeveral = isEverybody || lanes.length > 1
  const busy = useBusyLanes(lanes, spanOf(dates, timezone), answer?.ok ? rows : undefined)
  const open = rows.find(({ id }) => id === eventId)
  const notes = useNotes(useMemo(() => (open ? [open] : none), [open]))

  const holidays = useHolidays()
  const columns = useMemo((): readonly DayColumn[] | undefined => {
    if (!chosen) return undefined
    const own = profile && { kind: 'person' as const, id: profile.id, display: profile.display ?? '' }
    const main = lanes.find(({ id }) => id === own?.id) ?? lanes[0] ?? own ?? nobody
    return overviewDays({
      ...{ lanes, main, isOfSeveral, dates, today, timezone, appointments: rows },
      holidays,
      busy: knownOf(busy.answer)?.spans ?? [],
      seen: busy.seen,
    })
  }, [chosen, profile, lanes, isOfSeveral, dates, today, timezone, rows, holidays, busy.answer, busy.seen])

  return {
    columns,
    lanes,
    isOfSeveral,
    cut,
    before: chosen?.before ?? 0,
    behind: chosen?.behind ?? 0,
    appointments: answer,
    notes,
    asked: [
      { answer: notes, onRetry: () => refreshAnswers('Note') },
      { answer: schedules, onRetry: () => refreshAnswers('Schedule') },
      { answer: busy.answer, onRetry: busy.retry },
    ],
  }
}

const nobody: Lane = { kind: 'person', id: '', display: '' }

type Chosen = {
  readonly owners: Owners
  readonly lanes: readonly Lane[]
  readonly before: number
  readonly behind: number
}

/** Whose rows are asked for, and their lanes where they are known before the rows; undefined while that is not known. */
function useChosen({
  isAsked,
  shown,
  things,
  isOfThings,
  first,
}: Omit<Asked, 'eventId'>): Chosen | undefined {
  const people = usePeople(isAsked && !isOfThings ? shown : undefined)
  return useMemo(() => {
    if (people === 'everybody') return { owners: 'everybody', lanes: [], before: 0, behind: 0 }
    const lanes = isOfThings ? things : people?.map(laneOf)
    return isAsked && lanes ? ofLanes(columnsFrom(lanes, first)) : undefined
  }, [isAsked, isOfThings, things, first, people])
}

/** The people who are shown, by name; undefined while they are not known. */
function usePeople(shown: ShownPeople | undefined): readonly Person[] | 'everybody' | undefined {
  const { profile } = useSession()
  const named = usePeopleNames(shown?.kind === 'chosen' ? shown.ids : [])
  return useMemo(() => {
    if (shown?.kind === 'everybody') return 'everybody'
    if (shown?.kind === 'chosen') return named
    return shown && profile ? [{ id: profile.id, display: profile.display ?? '' }] : undefined
  }, [shown, named, profile])
}

function ofLanes({
  shown,
  before,
  behind,
}: Omit<Chosen, 'owners' | 'lanes'> & { shown: readonly Lane[] }): Chosen {
  return { owners: ownersOf(shown), lanes: shown, before, behind }
}

/** Everybody who has an appointment or hours of work, by name. */
function lanesIn(rows: readonly Appointment[], schedules: readonly Schedule[]): readonly Lane[] {
  const owners = [...schedules, ...rows].map(({ owner }) => owner)
  const people = new Map(owners.map(({ id, display = '–' }) => [id, laneOf({ id, display })]))
  return [...people.values()].sort((one, other) => one.display.localeCompare(other.display))
}

/** From the first day to the last, but no longer than can be asked for: six weeks in which the clock goes back are an hour too long. */
function spanOf(dates: readonly string[], timezone: string) {
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  const { start } = daySpan(first, timezone)
  const end = Math.min(milliseconds(daySpan(last, timezone).end), milliseconds(start) + longest)
  return { start, end: fromMilliseconds(end) }
}
