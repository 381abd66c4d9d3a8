import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useSearch } from '#client/routing/use-go.tsx'
import { copyOf } from '#client/scheduling/acts/copy-of.ts'
import { useAppointmentDialogs } from '#client/scheduling/acts/use-appointment-dialogs.tsx'
import { useMayCopy } from '#client/scheduling/acts/use-may-copy.ts'
import { useSidebar } from '#client/scheduling/beside/use-sidebar.ts'
import { BookingDialog } from '#client/scheduling/booking/booking-dialog.tsx'
import { fieldsOf, namedIn } from '#client/scheduling/booking/state/fields-of.ts'
import { useListsAhead } from '#client/scheduling/booking/state/use-lists-ahead.ts'
import { Legend } from '#client/scheduling/colors/legend.tsx'
import { useColoring } from '#client/scheduling/colors/use-coloring.ts'
import type { BookedAnew } from '#client/scheduling/conflicts/stuck-bookings.tsx'
import { coloringContext } from '#client/scheduling/day/coloring.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { clockOf, type DayEvent, whoOf } from '#client/scheduling/day/day-events.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { patientsIn } from '#client/scheduling/day/patients-in.ts'
import type { Person } from '#client/scheduling/day/person.ts'
import { CheckInAsked } from '#client/scheduling/event/check-in-asked.tsx'
import { type AskedOfEvent, EventPanel } from '#client/scheduling/event/event-panel.tsx'
import { WaitingBooking } from '#client/scheduling/event/waiting-booking.tsx'
import { CalendarGrid } from '#client/scheduling/grid/calendar-grid.tsx'
import { MoveBar } from '#client/scheduling/grid/moving/move-bar.tsx'
import { type Moving, useMoving } from '#client/scheduling/grid/moving/use-moving.ts'
import { AgendaDays } from '#client/scheduling/overview/agenda-days.tsx'
import { AgendaEnd } from '#client/scheduling/overview/agenda-end.tsx'
import { CutWord } from '#client/scheduling/overview/cut-word.tsx'
import { MonthView } from '#client/scheduling/overview/month-view.tsx'
import { isMadeHere } from '#client/scheduling/owed/waiting-appointments.ts'
import { turnedDate } from '#client/scheduling/place/calendar-view.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useMoments } from '#client/ui/moments.ts'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { localDate } from '#shared/time/local-moment.ts'
import type { useCalendar } from './use-calendar.ts'

const CalendarAside = laterPart({
  open: () => import('#client/scheduling/beside/calendar-aside.tsx'),
  pick: (file) => file.CalendarAside,
})

const MoveSeriesDialog = laterPart({
  open: () => import('#client/scheduling/series/move-series-dialog.tsx'),
  pick: (file) => file.MoveSeriesDialog,
})

/** What was pointed at to be booked; nothing of it where only the button was pressed. */
export type BookedTime = {
  readonly column?: DayColumn
  readonly minute?: number
  /** How long, where that was drawn. */
  readonly minutes?: number | undefined
  /** The appointment that is to be had once more at another time. */
  readonly copied?: Appointment
  /** The booking that was refused and is to be entered otherwise. */
  readonly anew?: BookedAnew
}

/** With its columns, and the same before anything was left out of them. */
type Calendar = ReturnType<typeof useCalendar> & {
  readonly columns: readonly DayColumn[]
  readonly whole: readonly DayColumn[]
}

type Props = {
  readonly calendar: Calendar
  readonly eventId: string | undefined
  readonly booking: BookedTime | undefined
  readonly onBooking: (booking: BookedTime | undefined) => void
  /** Hears of a date that is to be shown. */
  readonly onShow: (date: string) => void
  /** Hears of a day that is to be seen whole. */
  readonly onDay: (date: string) => void
}

/** The days of the calendar with what is open beside them: an appointment, its dialogs, a booking. */
export function CalendarDays(props: Props): ReactNode {
  const { calendar, eventId, booking, onBooking, onShow } = props
  const { timezone } = useMoments()
  const [, setSearch] = useSearch()
  const { columns, whole, isNarrow, notes, asked, date, today } = calendar
  const events = whole.flatMap((column) => column.events)
  const chosen = events.find(({ appointment }) => appointment.id === eventId)

  const { coloring, choose } = useColoring(columns)
  const hasAside = useSidebar().isShown && !chosen
  const open = (event: DayEvent) => setSearch({ event: event.appointment.id })
  const close = () => setSearch({ event: undefined })
  const dialogs = useAppointmentDialogs(chosen?.appointment, (start) =>
    setSearch({ date: localDate(start, timezone) }),
  )
  const questions = useQuestions(chosen?.appointment.id)
  const mayCopy = useMayCopy(chosen?.appointment)
  const copy = () => chosen && mayCopy && onBooking({ copied: chosen.appointment })
  useShortcut('c', copy, 'scheduling.go-copy')
  const panel = chosen && (
    <Panel
      key={chosen.appointment.id}
      appointment={chosen.appointment}
      notes={notes}
      onClose={close}
      onAsk={dialogs.ask}
      onCheckIn={() => questions.ask('arrival')}
      asking={questions.asked === 'arrival' ? undefined : questions.asked}
      onAsking={questions.ask}
      onCopy={copy}
      onRebook={() => {
        setSearch(whomOf(chosen.appointment))
        onBooking({})
      }}
    />
  )

  return (
    <>
      {asked.map(({ answer, onRetry }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same questions
        <AskedFailure key={index} answer={answer} onRetry={onRetry} />
      ))}
      <div className="calendar" data-panel={hasAside || (chosen && !isNarrow) ? true : undefined}>
        <div className="calendar-main">
          <coloringContext.Provider value={coloring}>
            <View {...props} onOpen={open} />
          </coloringContext.Provider>
          <Legend coloring={coloring} columns={columns} onColor={choose} />
        </div>
        {!isNarrow && panel}
        {hasAside && <CalendarAside {...{ columns, date, today, onShow }} />}
        <OverTheDays
          appointment={chosen?.appointment}
          isNarrow={isNarrow}
          // Escape leaves what is on top, and only that.
          onClose={() => !dialogs.isOpen && !questions.asked && close()}
        >
          {panel}
        </OverTheDays>
        {dialogs.dialogs}
        {chosen && questions.asked === 'arrival' && (
          <CheckInAsked appointment={chosen.appointment} onClose={() => questions.ask(undefined)} />
        )}
        <Booked {...{ calendar, booking, onBooking }} onRepeat={(id) => dialogs.ask('repeat', id)} />
      </div>
    </>
  )
}

/** What is open: an appointment, or a booking that waits to be sent. */
function Panel(props: ComponentProps<typeof EventPanel>): ReactNode {
  const { appointment, onClose } = props
  if (isMadeHere(appointment)) return <WaitingBooking booked={appointment} onClose={onClose} />
  return <EventPanel {...props} />
}

type OverTheDaysProps = {
  readonly appointment: Appointment | undefined
  readonly isNarrow: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What is open on a narrow screen. While the dialog fades since the screen became wide, the panel is in its other place already. */
function OverTheDays({ appointment, isNarrow, onClose, children }: OverTheDaysProps): ReactNode {
  const words = useWords()
  const who = appointment && whoOf(appointment)
  return (
    <Dialog
      isOpen={isNarrow && appointment !== undefined}
      onClose={onClose}
      title={who ?? words('scheduling.details')}
    >
      {isNarrow && children}
    </Dialog>
  )
}

type Question = 'arrival' | AskedOfEvent

/** What is asked of the appointment that is open: known beside its panel, which is drawn in another place on a narrow screen. */
function useQuestions(id: string | undefined) {
  const [wanted, setWanted] = useState<{ readonly id: string; readonly question: Question }>()
  return {
    asked: wanted?.id === id ? wanted?.question : undefined,
    ask: (question: Question | undefined) => setWanted(question && id ? { id, question } : undefined),
  }
}

/** In an address, the patient and the enrollment of an appointment, for another one. */
function whomOf({ attendees = [], episodeOfCare }: Appointment) {
  const patient = attendees.find(({ subject }) => subject.resourceType === 'Patient')?.subject.id
  return { event: undefined, patient, enrollment: episodeOfCare?.id }
}

type ViewProps = Omit<Props, 'booking'> & { readonly onOpen: (event: DayEvent) => void }

/** What the calendar is drawn as: hours, a month, or lists. */
function View(props: ViewProps): ReactNode {
  const { calendar, onOpen } = props
  const { columns, isNarrow, view, appointments } = calendar
  if (view === 'month') return <Month {...props} />
  if (view === 'agenda') return <Agenda {...props} />
  if (!isNarrow) return <Grid {...props} />
  return <AgendaDays columns={columns} isWaiting={!appointments} onOpen={onOpen} />
}

/** A month, and on a phone beneath it the day that was chosen there. */
function Month({ calendar, onOpen, onShow, onDay }: ViewProps): ReactNode {
  const { columns, lanes, isOfSeveral, cut, date, isNarrow, appointments } = calendar
  const isWaiting = !appointments
  const chosen = columns.filter((column) => column.date === date)
  return (
    <div className="calendar-main">
      <CutWord cut={cut} lanes={lanes} />
      <MonthView {...{ columns, date, cut, isWaiting, onShow, onDay }} hasList={isNarrow} />
      {isNarrow && (
        <AgendaDays columns={chosen} isWaiting={isWaiting} isOfSeveral={isOfSeveral} onOpen={onOpen} />
      )}
    </div>
  )
}

/** What is to come, day after day. */
function Agenda({ calendar, onOpen, onShow }: ViewProps): ReactNode {
  const [, setSearch] = useSearch()
  const { columns, lanes, isOfSeveral, cut, date, dates, listed, appointments } = calendar
  return (
    <div className="calendar-main">
      <CutWord cut={cut} lanes={lanes} />
      <AgendaDays
        columns={columns}
        isWaiting={!appointments}
        isOfSeveral={isOfSeveral}
        onOpen={onOpen}
        end={
          <AgendaEnd
            last={dates.at(-1) ?? date}
            listed={listed}
            onMore={(days) => setSearch({ days: String(days) })}
            onTurn={() => onShow(turnedDate({ view: 'agenda', date, listed }, 1))}
          />
        }
      />
    </div>
  )
}

/** The grid of hours, and below it what is being moved. */
function Grid({ calendar, eventId, onBooking, onOpen }: ViewProps): ReactNode {
  const words = useWords()
  const [, setSearch] = useSearch()
  const mayBook = useMayBook()
  const { columns, lanes, cut, view, appointments } = calendar
  const moving = useMoving({
    columns,
    pageDays: view === 'day' ? 1 : 7,
    onShow: (date) => setSearch({ date }),
  })
  return (
    <div className="calendar-main">
      <CutWord cut={cut} lanes={lanes} />
      <CalendarGrid
        title={words('scheduling.day')}
        columns={columns}
        headed={headsOf(calendar)}
        isWaiting={!appointments}
        selectedId={eventId}
        mayBook={({ lane }) => mayBook(lane)}
        onOpen={onOpen}
        onBook={(column, minute, minutes) => onBooking({ column, minute, minutes })}
        moving={moving}
      />
      {moving.target && <MoveBar moving={moving} />}
      <MoveSeries moving={moving} />
    </div>
  )
}

/** Of one, the days tell the columns apart; of a day, whose they are. */
function headsOf({ isOne, view }: Calendar) {
  if (isOne) return 'days'
  return view === 'day' ? 'lanes' : 'days-of-lanes'
}

/** How much of a series is moved; the dialog is fetched when it is first asked. */
function MoveSeries({ moving }: { readonly moving: Moving }): ReactNode {
  const { appointment, asked, stopAsking, haveMoved } = moving
  const wasAsked = useWasOpened(asked !== undefined)
  if (!wasAsked || !appointment) return null
  return <MoveSeriesDialog appointment={appointment} moved={asked} onClose={stopAsking} onDone={haveMoved} />
}

type BookedProps = Pick<Props, 'calendar' | 'booking' | 'onBooking'> & {
  /** Hears of what is to become a series. */
  readonly onRepeat: (id: string) => void
}

/** The dialog of a booking: with the patient and the enrollment that the address names, with the person in whose column it was asked for, else with the reader or whoever stands first. */
function Booked({ calendar, booking, onBooking, onRepeat }: BookedProps): ReactNode {
  const [search, setSearch] = useSearch()
  const whom = useWhom(search)
  const { profile } = useSession()
  const { mayDo } = usePermissions()
  const mayBook = useMayBook()
  const { whole: columns, date } = calendar
  const people = useMemo(() => patientsIn(columns), [columns])
  const own = columns.find(({ lane }) => lane.id === profile?.id) ?? columns[0]
  const usual = own?.lane.kind === 'person' && mayBook(own.lane) ? own.lane : ownPerson(profile)
  const lane = booking?.column?.lane
  const start = {
    ...whom,
    date: booking?.column?.date ?? date,
    time: clockOf(booking?.minute ?? 9 * 60),
    owner: lane?.kind === 'person' ? lane : usual,
    ...((lane?.kind === 'room' || lane?.kind === 'location') && { locationId: lane.id }),
    ...groupIn(lane?.kind === 'group' ? lane.id : search.group),
    minutes: booking?.minutes,
    people,
    ...(booking?.copied && { copied: copyOf(booking.copied), known: namedIn(booking.copied) }),
    ...(booking?.anew && { copied: fieldsOf(booking.anew.booked), known: namedIn(booking.anew.booked) }),
  }
  useListsAhead(mayDo('appointment.create'))
  const forgotten = { new: undefined, patient: undefined, enrollment: undefined, group: undefined }
  return (
    <BookingDialog
      isOpen={booking !== undefined && whom !== undefined}
      onClose={() => {
        onBooking(undefined)
        if (search.patient || search.group) setSearch(forgotten)
      }}
      onBooked={({ id, date: bookedOn, repeats }) => {
        onBooking(undefined)
        void booking?.anew?.settle()
        const isShown = calendar.dates.includes(bookedOn)
        setSearch({ ...forgotten, event: id, ...(!isShown && { date: bookedOn }) })
        if (repeats) onRepeat(id)
      }}
      start={start}
      columns={columns}
    />
  )
}

/** A booking that begins as a meeting of this group. */
function groupIn(groupId: string | undefined) {
  return groupId === undefined ? {} : { copied: { isOfGroup: true, groupId } }
}

/** The patient and the enrollment that an address names; undefined until it is known who that is. */
function useWhom({ patient, enrollment }: Readonly<Record<string, string>>) {
  const wanted = useAnswer('patient.read', patient ? { id: patient, partition: patient } : undefined)
  if (patient && !wanted) return undefined
  return {
    ...(wanted?.ok && { patient: { id: wanted.value.id, display: wanted.value.display } }),
    ...(enrollment && { episodeId: enrollment }),
  }
}

function ownPerson(profile: ReturnType<typeof useSession>['profile']): Person | undefined {
  return profile ? { id: profile.id, display: profile.display ?? '' } : undefined
}

/** In which column the reader may book: in the own one and in those of rooms, or in everybody's who keeps the calendars of others. */
function useMayBook(): (lane: Lane) => boolean {
  const { may, mayDo } = usePermissions()
  const { profile } = useSession()
  const mayBook = mayDo('appointment.create')
  const mayAll = may(flags.CanManageAppointments)
  return ({ kind, id }) => {
    if (!mayBook) return false
    return mayAll || kind !== 'person' || id === profile?.id
  }
}
