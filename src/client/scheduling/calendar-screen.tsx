import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useSearch } from '#client/routing/use-go.tsx'
import { PersonChoice } from '#client/scheduling/booking/person-choice.tsx'
import { StuckMoves } from '#client/scheduling/conflicts/stuck-moves.tsx'
import { PeopleBar } from '#client/scheduling/people/people-bar.tsx'
import { shownText } from '#client/scheduling/people/shown-people.ts'
import { type CalendarView, shownDates } from '#client/scheduling/place/calendar-view.ts'
import { DayChooser } from '#client/scheduling/place/day-chooser.tsx'
import { ViewChoice } from '#client/scheduling/place/view-choice.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import { type BookedTime, CalendarDays } from './calendar-days.tsx'
import { useCalendar } from './use-calendar.ts'
import './scheduling.css'
import './event.css'
import './agenda.css'
import './people.css'

/** The calendar: the day of several people, or a week of one, and what may be done with each appointment. What is shown stands in the address. */
export function CalendarScreen({ search }: ScreenProps): ReactNode {
  const words = useWords()
  const calendar = useCalendar(search)
  const [, setSearch] = useSearch()
  const { mayDo } = usePermissions()
  const mayBook = mayDo('appointment.create')
  const [booking, setBooking] = useState<BookedTime | undefined>(search.new && mayBook ? {} : undefined)
  const { appointments, columns, today, hasCome } = calendar
  const title = useTitle()

  const show = (next: string) => {
    setSearch({ date: next === today ? undefined : next, event: undefined, new: undefined })
    announce(title(shownDates(calendar.view, next)))
  }

  return (
    <Page
      title={title(calendar.dates)}
      beside={
        <DayChooser
          view={calendar.view}
          date={calendar.date}
          today={today}
          onShow={show}
          isThere={appointments?.ok === true}
        />
      }
      toolbar={
        <>
          <Whose calendar={calendar} />
          <ViewChoice view={calendar.view} onShow={(view) => setSearch(viewSearch(view, calendar))} />
          {mayBook && (
            <Button leftSection={<IconPlus size={14} />} onClick={() => setBooking({})}>
              {words('scheduling.new')}
            </Button>
          )}
        </>
      }
      isFlush
    >
      <StuckMoves />
      {search.new && !mayBook && (
        <p className="day-word" role="status">
          {words('scheduling.booking-closed')}
        </p>
      )}
      {!(columns && hasCome) && !appointments && <Loading what={words('scheduling.day')} shape="cards" />}
      {appointments?.ok === false && (
        <FailureNotice failure={appointments.failure} onRetry={() => refreshAnswers('Appointment')} />
      )}
      {columns && hasCome && appointments?.ok !== false && (
        <CalendarDays
          calendar={{ ...calendar, columns }}
          eventId={search.event}
          booking={booking}
          onBooking={setBooking}
        />
      )}
    </Page>
  )
}

/** The day that is shown, or the first and the last of them. */
function useTitle(): (dates: readonly string[]) => string {
  const moments = useMoments()
  return (dates) => {
    const [first = '', last = first] = [dates[0], dates.at(-1)]
    return first === last ? moments.day(first) : `${moments.shortDay(first)} – ${moments.date(last)}`
  }
}

type Calendar = ReturnType<typeof useCalendar>

/** A week opens with the person whose column stood first, unless that is the reader. */
function viewSearch(view: CalendarView, { shown, columns, isOne }: Calendar) {
  const first = shown?.kind === 'own' || isOne ? undefined : columns?.[0]?.person.id
  return { view: view === 'day' ? undefined : view, event: undefined, ...(first && { person: first }) }
}

/** Whose days are shown, and the choice of them: one person in a week and on a phone, else several. */
function Whose({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const [, setSearch] = useSearch()
  const { isOne, person, shown, columns = [], before, behind } = calendar
  if (!may([flags.ViewScheduler, flags.CanManageAppointments])) return null
  if (isOne)
    return (
      person && (
        <PersonChoice
          key={person.id}
          label={words('scheduling.whose')}
          isBare
          value={person}
          onChange={({ id }) => id && setSearch({ person: id, event: undefined })}
        />
      )
    )

  return (
    <PeopleBar
      shown={shown}
      people={columns.map((column) => column.person)}
      before={before}
      behind={behind}
      onShow={(next) => setSearch({ people: shownText(next), first: undefined, event: undefined })}
      onTurn={(first) => setSearch({ first: first === 0 ? undefined : String(first + 1) })}
    />
  )
}
