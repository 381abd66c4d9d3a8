import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarOff, IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useSearch } from '#client/routing/use-go.tsx'
import { useAppointmentDialogs } from '#client/scheduling/acts/use-appointment-dialogs.tsx'
import { BookingDialog } from '#client/scheduling/booking/booking-dialog.tsx'
import { clockOf, type DayEvent, dayEvents, whoOf } from '#client/scheduling/day/day-events.ts'
import { DayGrid } from '#client/scheduling/day/day-grid.tsx'
import { DayList } from '#client/scheduling/day/day-list.tsx'
import { useAppointments, useNotes, useSchedule } from '#client/scheduling/day/use-appointments.ts'
import { useGoToDay } from '#client/scheduling/day/use-go-to-day.ts'
import { EventPanel } from '#client/scheduling/event/event-panel.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { AskedFailure, knownOf } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { offHours } from '#shared/scheduling/off-hours.ts'
import { isCalendarDay, plusDays } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'
import './scheduling.css'
import './event.css'
import './agenda.css'

/** The own day: hours, appointments, and what may be done with each. The day stands in the address. */
export function CalendarScreen({ search }: ScreenProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  const today = localDate(instant(), moments.timezone)
  const date = search.date && isCalendarDay(search.date) ? search.date : today
  const answer = useAppointments(date, moments.timezone)
  const [, setSearch] = useSearch()
  const { mayDo } = usePermissions()
  const mayBook = mayDo('appointment.create')
  const [booking, setBooking] = useState<string | undefined>(search.new && mayBook ? '09:00' : undefined)

  const show = (next: string) => {
    setSearch({ date: next === today ? undefined : next, event: undefined, new: undefined })
    announce(moments.day(next))
  }

  return (
    <Page
      title={moments.day(date)}
      beside={<DayChooser date={date} today={today} onShow={show} isThere={answer?.ok === true} />}
      toolbar={
        mayBook && (
          <Button leftSection={<IconPlus size={14} />} onClick={() => setBooking('09:00')}>
            {words('scheduling.new')}
          </Button>
        )
      }
      isFlush
    >
      {search.new && !mayBook && (
        <p className="day-word" role="status">
          {words('scheduling.booking-closed')}
        </p>
      )}
      {!answer && <Loading what={words('scheduling.day')} shape="cards" />}
      {answer?.ok === false && (
        <FailureNotice failure={answer.failure} onRetry={() => refreshAnswers('Appointment')} />
      )}
      {answer?.ok && (
        <Day
          date={date}
          isToday={date === today}
          appointments={answer.value.items}
          eventId={search.event}
          booking={booking}
          onBooking={setBooking}
        />
      )}
    </Page>
  )
}

type ChooserProps = {
  readonly date: string
  readonly today: string
  readonly onShow: (date: string) => void
  /** The day that is shown has come. */
  readonly isThere: boolean
}

function DayChooser({ date, today, onShow, isThere }: ChooserProps): ReactNode {
  const words = useWords()
  const { timezone } = useMoments()
  useShortcut('t', () => onShow(today), 'scheduling.go-today')
  useShortcut('d', useGoToDay(isThere), 'scheduling.go-day')
  useShortcut(']', () => onShow(plusDays(date, 1)), 'scheduling.next-day')
  useShortcut('[', () => onShow(plusDays(date, -1)), 'scheduling.previous-day')

  return (
    <div className="day-chooser-bar">
      <Button variant="default" onClick={() => onShow(today)}>
        {words('scheduling.today')}
      </Button>
      <ActionIcon aria-label={words('scheduling.previous-day')} onClick={() => onShow(plusDays(date, -1))}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon aria-label={words('scheduling.next-day')} onClick={() => onShow(plusDays(date, 1))}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <span className="day-zone">{timezone}</span>
    </div>
  )
}

type DayProps = {
  readonly date: string
  readonly isToday: boolean
  readonly appointments: readonly Appointment[]
  readonly eventId: string | undefined
  readonly booking: string | undefined
  readonly onBooking: (time: string | undefined) => void
}

function Day({ date, isToday, appointments, eventId, booking, onBooking }: DayProps): ReactNode {
  const words = useWords()
  const { timezone } = useMoments()
  const [, setSearch] = useSearch()
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false
  const notes = useNotes(appointments)
  const asked = useSchedule()
  const schedule = knownOf(asked)
  const { mayDo } = usePermissions()
  const off = useMemo(() => (schedule ? offHours(schedule, date) : []), [schedule, date])
  const events = dayEvents(appointments, { date, timezone, notes: knownOf(notes) ?? new Map() })
  const chosen = events.find(({ appointment }) => appointment.id === eventId)

  const open = (event: DayEvent) => setSearch({ event: event.appointment.id })
  const close = () => setSearch({ event: undefined })
  const dialogs = useAppointmentDialogs(chosen?.appointment, (start) =>
    setSearch({ date: localDate(start, timezone) }),
  )
  const panel = chosen && (
    <EventPanel
      key={chosen.appointment.id}
      appointment={chosen.appointment}
      notes={notes}
      onClose={close}
      onAsk={dialogs.ask}
    />
  )

  return (
    <>
      <AskedFailure answer={notes} onRetry={() => refreshAnswers('Note')} />
      <AskedFailure answer={asked} onRetry={() => refreshAnswers('Schedule')} />
      <div className="calendar" data-panel={chosen && !isNarrow ? true : undefined}>
        {isNarrow ? (
          <Agenda events={events} onOpen={open} />
        ) : (
          <DayGrid
            key={date}
            title={words('scheduling.day')}
            events={events}
            off={off}
            isToday={isToday}
            timezone={timezone}
            slotMinutes={schedule?.slotMinutes ?? 15}
            selectedId={eventId}
            mayBook={mayDo('appointment.create')}
            onOpen={open}
            onBook={(minute) => onBooking(clockOf(minute))}
          />
        )}
        {!isNarrow && panel}
        <Dialog
          isOpen={isNarrow && chosen !== undefined}
          // Escape leaves what is on top, and only that.
          onClose={() => !dialogs.isOpen && close()}
          title={(chosen && whoOf(chosen.appointment)) ?? words('scheduling.details')}
        >
          {panel}
        </Dialog>
        {dialogs.dialogs}
        <BookingDialog
          isOpen={booking !== undefined}
          onClose={() => onBooking(undefined)}
          onBooked={(id) => {
            onBooking(undefined)
            setSearch({ event: id, new: undefined })
          }}
          start={{ date, time: booking ?? '09:00' }}
          events={events}
        />
      </div>
    </>
  )
}

type AgendaProps = { readonly events: readonly DayEvent[]; readonly onOpen: (event: DayEvent) => void }

function Agenda({ events, onOpen }: AgendaProps): ReactNode {
  const words = useWords()
  if (events.length > 0) return <DayList title={words('scheduling.day')} events={events} onOpen={onOpen} />
  return (
    <EmptyState
      icon={IconCalendarOff}
      title={words('scheduling.nothing')}
      text={words('scheduling.nothing-text')}
    />
  )
}
