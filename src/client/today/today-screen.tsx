import { ActionIcon, Button } from '@mantine/core'
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Fragment, type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useGo, useSearch } from '#client/routing/use-go.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { AskedFailure, type AwaitedAnswer } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useRested } from '#client/ui/use-rested.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Page as PageOf } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Note } from '#generated/types/note.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { AppointmentCard } from './appointment-card.tsx'
import { dayBounds, shiftDay } from './day-bounds.ts'
import { gapBefore } from './gap-before.ts'
import { OutsideLink } from './outside-link.tsx'
import { ToSignPanel } from './to-sign-panel.tsx'
import { useDay, useNotesOf } from './use-day.ts'
import './looks/today.css'
import { useWorld } from '#client/ui/world.ts'

/** Counted once the day stands: nobody waits for them. */
const WorklistsPanel = laterPart({
  open: () => import('./worklists-panel.tsx'),
  pick: (file) => file.WorklistsPanel,
})

/** Counted once the day stands, as worklists are. */
const AskedBookings = laterPart({
  open: () => import('./asked/asked-bookings.tsx'),
  pick: (file) => file.AskedBookings,
})

/** Fetched by those who work at a desk. */
const ArrivalsDay = laterPart({
  open: () => import('./arrivals/arrivals-day.tsx'),
  pick: (file) => file.ArrivalsDay,
})

/** My day: what comes now, what comes next, and what is still to be signed; for a front desk the day of its locations. */
export function TodayScreen(): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const go = useGo()
  const { may, mayDo } = usePermissions()
  const { instant } = useWorld()
  const hasRested = useRested()
  const desk = useWhoseDay()
  const now = moments.dayOf(instant())
  const [day, setDay] = useState(now)
  const title = day === now ? words('today.screen.today') : moments.day(day)

  return (
    <Page
      title={title}
      beside={<DayChooser day={day} now={now} onChange={setDay} />}
      toolbar={
        <>
          {desk.isOffered && <WhoseDay isAtDesk={desk.isAtDesk} onChange={desk.choose} />}
          {mayDo('note.start') && (
            <Button variant="default" onClick={() => go('/notes/new')}>
              {words('today.new-note')}
            </Button>
          )}
        </>
      }
      aside={
        <>
          {hasRested && may('Appointment:Read') && <AskedBookings />}
          {may('Note:Read') && <ToSignPanel />}
          {hasRested && <WorklistsPanel />}
        </>
      }
    >
      {desk.isAtDesk ? <ArrivalsDay {...dayBounds(day, moments.timezone)} /> : <OwnDay day={day} />}
    </Page>
  )
}

/** Whether the day of a desk is shown: at once to those who write no notes, else when they ask for it; the address keeps it. */
function useWhoseDay() {
  const { mayDo } = usePermissions()
  const [search, change] = useSearch()
  const isOffered = mayDo('appointment.arrivals')
  const usual = mayDo('note.start') ? 'mine' : 'desk'
  return {
    isOffered,
    isAtDesk: isOffered && (search.whose ?? usual) === 'desk',
    choose: (whose: string) => change({ whose: whose === usual ? undefined : whose }),
  }
}

type SwitchProps = { readonly isAtDesk: boolean; readonly onChange: (whose: string) => void }

function WhoseDay({ isAtDesk, onChange }: SwitchProps): ReactNode {
  const words = useWords()
  return (
    <fieldset className="desk-switch" aria-label={words('today.which-day')}>
      {(['desk', 'mine'] as const).map((whose) => (
        <Button
          key={whose}
          variant={(whose === 'desk') === isAtDesk ? 'light' : 'default'}
          aria-pressed={(whose === 'desk') === isAtDesk}
          onClick={() => onChange(whose)}
        >
          {words(`today.${whose}`)}
        </Button>
      ))}
    </fieldset>
  )
}

function OwnDay({ day }: { readonly day: string }): ReactNode {
  const { may } = usePermissions()
  return may('Appointment:Read') ? <MyDay day={day} /> : <NoDay />
}

type ChooserProps = { readonly day: string; readonly now: string; readonly onChange: (day: string) => void }

function DayChooser({ day, now, onChange }: ChooserProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  useShortcut('t', () => onChange(now), 'today.back')

  return (
    <div className="day-chooser">
      <ActionIcon aria-label={words('today.day-before')} onClick={() => onChange(shiftDay(day, -1))}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <span aria-live="polite">{moments.day(day)}</span>
      <ActionIcon aria-label={words('today.day-after')} onClick={() => onChange(shiftDay(day, 1))}>
        <IconChevronRight size={18} />
      </ActionIcon>
      {day !== now && (
        <Button variant="default" onClick={() => onChange(now)}>
          {words('today.back')}
        </Button>
      )}
    </div>
  )
}

function MyDay({ day }: { readonly day: string }): ReactNode {
  const words = useWords()
  const { timezone } = useMoments()
  const answer = useDay(day, timezone)

  if (!answer) return <Loading what={words('today.my-day')} shape="cards" />
  if (!answer.ok)
    return <FailureNotice failure={answer.failure} onRetry={() => refreshAnswers('Appointment')} />
  return <DayList day={day} answer={answer} />
}

type ListProps = {
  readonly day: string
  readonly answer: Extract<Outcome<PageOf<Appointment>>, { readonly ok: true }>
}

function DayList({ day, answer }: ListProps): ReactNode {
  const words = useWords()
  const { instant } = useWorld()
  const appointments = answer.value.items
  const notes = useNotesOf(appointments)
  const next = nextOf(appointments, instant())

  if (appointments.length === 0)
    return (
      <EmptyState icon={IconCalendarOff} title={words('today.nothing')} text={words('today.nothing-text')} />
    )

  return (
    <section aria-label={words('today.my-day')}>
      <p className="day-count">{words('today.count', { count: appointments.length })}</p>
      <OutsideLink day={day} appointments={appointments} />
      <AskedFailure answer={notes} onRetry={() => refreshAnswers('Note')} />
      <ol className="day-list">
        {appointments.map((appointment, index) => (
          <Fragment key={appointment.id}>
            <Gap gap={gapBefore(appointments, index)} />
            <AppointmentCard
              appointment={appointment}
              note={noteOf(appointment, notes)}
              isNext={appointment === next}
            />
          </Fragment>
        ))}
      </ol>
    </section>
  )
}

/** Free time between two appointments. */
function Gap({ gap }: { readonly gap: ReturnType<typeof gapBefore> }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  if (!gap) return null
  const { minutes } = gap
  return (
    <li className="day-gap">
      {words('today.free', { minutes, from: moments.time(gap.from), to: moments.time(gap.to) })}
    </li>
  )
}

/** The note of an appointment's session; a session whose notes have not come, or could not be had, may have one. */
function noteOf(
  { encounter }: Appointment,
  notes: AwaitedAnswer<ReadonlyMap<string, Note>>,
): Note | 'unknown' | 'missed' | undefined {
  if (!encounter) return undefined
  if (!notes) return 'unknown'
  return notes.ok ? notes.value.get(encounter.id) : 'missed'
}

function NoDay(): ReactNode {
  const words = useWords()
  return (
    <EmptyState
      icon={IconCalendarOff}
      title={words('today.no-calendar')}
      text={words('today.no-calendar-text')}
    />
  )
}

const over = new Set(['fulfilled', 'cancelled', 'noshow', 'entered-in-error'])

/** What is going on now, else what comes next. */
function nextOf(appointments: readonly Appointment[], now: string): Appointment | undefined {
  return appointments.find(({ status, end }) => !over.has(status) && (end ?? '') > now)
}
