import { Button } from '@mantine/core'
import { IconColumns3, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useSearch } from '#client/routing/use-go.tsx'
import { PersonChoice } from '#client/scheduling/booking/person-choice.tsx'
import { StuckMoves } from '#client/scheduling/conflicts/stuck-moves.tsx'
import type { LaneKind } from '#client/scheduling/day/lane.ts'
import { LaneBar } from '#client/scheduling/lanes/lane-bar.tsx'
import { LaneKindChoice } from '#client/scheduling/lanes/lane-kind-choice.tsx'
import type { ThingKind } from '#client/scheduling/lanes/use-things.ts'
import { PeopleBar } from '#client/scheduling/people/people-bar.tsx'
import { shownText } from '#client/scheduling/people/shown-people.ts'
import { type CalendarView, shownDates } from '#client/scheduling/place/calendar-view.ts'
import { DayChooser } from '#client/scheduling/place/day-chooser.tsx'
import { ViewChoice } from '#client/scheduling/place/view-choice.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
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
      {!(columns && hasCome) && !appointments && calendar.things?.length !== 0 && (
        <Loading what={words('scheduling.day')} shape="cards" />
      )}
      {appointments?.ok === false && (
        <FailureNotice failure={appointments.failure} onRetry={() => refreshAnswers('Appointment')} />
      )}
      <NoThings calendar={calendar} />
      {columns && columns.length > 0 && hasCome && appointments?.ok !== false && (
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

/** A week opens with the person whose column stood first, unless that is the reader. */
function viewSearch(view: CalendarView, { shown, columns, isOne, by }: Calendar) {
  const first = shown?.kind === 'own' || isOne ? undefined : columns?.[0]?.lane.id
  const one = by === 'person' ? 'person' : 'lane'
  return { view: view === 'day' ? undefined : view, event: undefined, ...(first && { [one]: first }) }
}

/** What the columns are of, whose days are shown, and the choice of both. */
function Whose({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const { may } = usePermissions()
  const [, setSearch] = useSearch()
  const { by } = calendar
  if (!may([flags.ViewScheduler, flags.CanManageAppointments])) return null
  const showKind = (kind: LaneKind) =>
    setSearch({
      by: kind === 'person' ? undefined : kind,
      ...{ lanes: undefined, lane: undefined, first: undefined, event: undefined },
    })
  return (
    <>
      <LaneKindChoice kind={by} onShow={showKind} />
      {by === 'person' ? <WhosePeople calendar={calendar} /> : <WhichThings calendar={calendar} kind={by} />}
    </>
  )
}

/** One person in a week and on a phone, else several. */
function WhosePeople({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const words = useWords()
  const [, setSearch] = useSearch()
  const { isOne, lane, shown, columns = [], before, behind } = calendar
  if (isOne)
    return (
      lane && (
        <PersonChoice
          key={lane.id}
          label={words('scheduling.whose')}
          isBare
          value={lane}
          onChange={({ id }) => id && setSearch({ person: id, event: undefined })}
        />
      )
    )

  return (
    <PeopleBar
      shown={shown}
      people={columns.map((column) => column.lane)}
      before={before}
      behind={behind}
      onShow={(next) => setSearch({ people: shownText(next), first: undefined, event: undefined })}
      onTurn={(first) => setSearch({ first: first === 0 ? undefined : String(first + 1) })}
    />
  )
}

type ThingsProps = { readonly calendar: Calendar; readonly kind: ThingKind }

/** One room, place, group or program in a week and on a phone, else several. */
function WhichThings({ calendar, kind }: ThingsProps): ReactNode {
  const words = useWords()
  const [, setSearch] = useSearch()
  const { isOne, lane, things = [], askedThings, columns = [], before, behind } = calendar
  if (isOne)
    return (
      <Choice
        aria-label={words(`scheduling.lanes-title-${kind}`)}
        data={things.map(({ id, display }) => ({ value: id, label: display }))}
        value={lane?.id ?? ''}
        onChange={(id) => setSearch({ lane: id, event: undefined })}
        asked={askedThings}
        allowDeselect={false}
        searchable
      />
    )

  return (
    <LaneBar
      kind={kind}
      things={things}
      asked={askedThings}
      shown={columns.map((column) => column.lane)}
      before={before}
      behind={behind}
      onShow={(ids) =>
        setSearch({ lanes: ids.length === 0 ? undefined : ids.join(','), first: undefined, event: undefined })
      }
      onTurn={(first) => setSearch({ first: first === 0 ? undefined : String(first + 1) })}
    />
  )
}
