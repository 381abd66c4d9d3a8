import { ActionIcon, Button } from '@mantine/core'
import { IconColumns3, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useSearch } from '#client/routing/use-go.tsx'
import { useColoredBy } from '#client/scheduling/colors/use-coloring.ts'
import { StuckBookings } from '#client/scheduling/conflicts/stuck-bookings.tsx'
import { StuckMoves } from '#client/scheduling/conflicts/stuck-moves.tsx'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { useFocusAcrossViews } from '#client/scheduling/day/use-go-to-day.ts'
import { WaitingBookings } from '#client/scheduling/owed/waiting-bookings.tsx'
import { shownText } from '#client/scheduling/people/shown-people.ts'
import { type CalendarView, isOverview, shownDates } from '#client/scheduling/place/calendar-view.ts'
import { DayChooser } from '#client/scheduling/place/day-chooser.tsx'
import { ViewChoice } from '#client/scheduling/place/view-choice.tsx'
import type { CalendarSearch } from '#client/scheduling/views/kept-view.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { type BookedTime, CalendarDays } from './calendar-days.tsx'
import { CalendarTools } from './calendar-tools.tsx'
import { useCalendar } from './use-calendar.ts'
import { Whose } from './whose.tsx'
import './scheduling.css'
import './event.css'
import './finding/booking-form.css'
import './agenda.css'
import './people.css'

/** The calendar: a day, a week, a month and a list of several people or of one, and what may be done with each appointment. What is shown stands in the address. */
export function CalendarScreen({ search }: ScreenProps): ReactNode {
  const words = useWords()
  const calendar = useCalendar(search)
  const { view, date, today, appointments } = calendar
  const [, setSearch] = useSearch()
  const { mayDo } = usePermissions()
  const mayBook = mayDo('appointment.create')
  const [booking, setBooking] = useState<BookedTime | undefined>(search.new && mayBook ? {} : undefined)
  const title = useTitle()
  const said = useSaid(calendar, search)
  useFocusAcrossViews(view)

  const show = (next: string) => {
    setSearch({ date: next === today ? undefined : next, event: undefined, new: undefined }, step)
    announce(title(view, shownDates(view, next, calendar.listed), next))
  }
  const showView = (next: CalendarView) => {
    setSearch(viewSearch(next, calendar), step)
    announce(title(next, shownDates(next, date), date))
  }

  return (
    <Page
      title={title(view, calendar.dates, date)}
      beside={
        <DayChooser
          {...{ view, date, today }}
          listed={calendar.listed}
          onShow={show}
          isThere={appointments?.ok === true}
        />
      }
      toolbar={
        <>
          <Whose calendar={calendar} />
          <ViewChoice view={view} onShow={showView} />
          <CalendarTools
            said={said}
            shown={calendar.isOne ? calendar.lane : undefined}
            isNarrow={calendar.isNarrow}
            filter={calendar.filter}
            columns={calendar.whole ?? noColumns}
          />
          {mayBook && <NewButton isNarrow={calendar.isNarrow} onClick={() => setBooking({})} />}
        </>
      }
      isFlush
    >
      <StuckMoves />
      <StuckBookings onChange={mayBook ? (anew) => setBooking({ anew }) : undefined} />
      <WaitingBookings />
      {search.new && !mayBook && (
        <p className="day-word" role="status">
          {words('scheduling.booking-closed')}
        </p>
      )}
      <Shown calendar={calendar}>
        {(columns) => (
          <CalendarDays
            calendar={{ ...calendar, columns, whole: calendar.whole ?? columns }}
            eventId={search.event}
            booking={booking}
            onBooking={setBooking}
            onShow={show}
            onDay={(day) => setSearch(daySearch(day, calendar, search), step)}
          />
        )}
      </Shown>
    </Page>
  )
}

const noColumns: readonly DayColumn[] = []

type NewProps = { readonly isNarrow: boolean; readonly onClick: () => void }

/** Begins a booking; on a phone without its word, so that it is beside the other tools. */
function NewButton({ isNarrow, onClick }: NewProps): ReactNode {
  const words = useWords()
  if (isNarrow)
    return (
      <ActionIcon
        variant="filled"
        color="brand"
        size="input-sm"
        aria-label={words('scheduling.new')}
        onClick={onClick}
      >
        <IconPlus size={18} aria-hidden="true" />
      </ActionIcon>
    )
  return (
    <Button leftSection={<IconPlus size={14} />} onClick={onClick}>
      {words('scheduling.new')}
    </Button>
  )
}

/** What is shown as an address that shows the same to everybody, also where it was only usual for this reader. */
function useSaid({ shown, by, date }: Calendar, search: ScreenProps['search']): CalendarSearch {
  const { profile } = useSession()
  const { by: colors } = useColoredBy()
  const people = shown?.kind === 'own' ? profile?.id : shown && shownText(shown)
  const { new: _new, event: _event, patient: _patient, enrollment: _enrollment, ...kept } = search
  return { ...kept, ...(by === 'person' && people && { people }), colors, date }
}

/** The browser's way back leads to what was shown before. */
const step = { replace: false } as const

type ShownProps = {
  readonly calendar: Calendar
  readonly children: (columns: readonly DayColumn[]) => ReactNode
}

/** The days, once there is anything to show; else that they are awaited, why they could not be had, or that there is nothing of the kind. */
function Shown({ calendar, children }: ShownProps): ReactNode {
  const words = useWords()
  const { appointments, columns, hasCome, things } = calendar
  return (
    <>
      {!(columns && hasCome) && !appointments && things?.length !== 0 && (
        <Loading what={words('scheduling.day')} shape="cards" />
      )}
      {appointments?.ok === false && (
        <FailureNotice failure={appointments.failure} onRetry={() => refreshAnswers('Appointment')} />
      )}
      <NoThings calendar={calendar} />
      {columns && columns.length > 0 && hasCome && appointments?.ok !== false && children(columns)}
    </>
  )
}

/** The day that is shown, the month, or the first and the last of several days. */
function useTitle(): (view: CalendarView, dates: readonly string[], date: string) => string {
  const moments = useMoments()
  return (view, dates, date) => {
    if (view === 'month') return moments.approximate(date.slice(0, 7))
    const [first = '', last = first] = [dates[0], dates.at(-1)]
    return first === last ? moments.day(first) : `${moments.shortDay(first)} – ${moments.date(last)}`
  }
}

type Calendar = ReturnType<typeof useCalendar>

/** There is nothing of the kind that the columns are to be of. */
function NoThings({ calendar: { things } }: { readonly calendar: Calendar }): ReactNode {
  const words = useWords()
  if (!things || things.length > 0) return null
  return (
    <EmptyState
      icon={IconColumns3}
      title={words('scheduling.no-lanes')}
      text={words('scheduling.no-lanes-text')}
    />
  )
}

/** A week opens with the person whose column stood first, unless that is the reader, or with the people whose week it was; a month and a list are those of all who are shown. */
function viewSearch(view: CalendarView, { view: before, shown, lanes, isOne, by }: Calendar) {
  const one = by === 'person' ? 'person' : 'lane'
  const next = { view: view === 'day' ? undefined : view, event: undefined, days: undefined }
  if (isOverview(view)) return isOne ? next : { ...next, [one]: undefined }
  const isWeekOfSeveral = !isOne && !isOverview(before) && before !== 'day'
  const first = shown?.kind === 'own' || isOne || isWeekOfSeveral ? undefined : lanes[0]?.id
  return { ...next, ...(first && { [one]: first }) }
}

/** On a phone a day of the month is chosen there; elsewhere it is opened, of whom the month was. */
function daySearch(day: string, { today, isNarrow, by }: Calendar, { person, lane }: ScreenProps['search']) {
  const date = day === today ? undefined : day
  if (isNarrow) return { date, event: undefined }
  const one = by === 'person' ? person && { people: person } : lane && { lanes: lane }
  return { date, event: undefined, view: undefined, ...one }
}
