import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { BookingFacts } from './booking-facts.tsx'
import { BookingPart } from './booking-part.tsx'
import { ExceptionsPart } from './differing/exceptions-part.tsx'
import { OtherRows } from './differing/other-rows.tsx'
import { OutsidePart } from './differing/outside-part.tsx'
import { useOutside } from './differing/use-outside.ts'
import { ChangedMeanwhile } from './saving/changed-meanwhile.tsx'
import { SaveBar } from './saving/save-bar.tsx'
import { contentOf, type ScheduleContent } from './saving/schedule-content.ts'
import { type HoursWork, useHours } from './saving/use-hours.ts'
import { useHoursProblems } from './use-hours-problems.ts'
import { WeekDays } from './week/week-days.tsx'

type Props = {
  readonly stored: Schedule | undefined
  /** With what they begin where nothing is stored. */
  readonly begun: ScheduleContent
  /** Leaves hours that are not stored yet. */
  readonly onLeave?: () => void
}

/** The hours of somebody, to be changed and saved as a whole. */
export function HoursEditor({ stored, begun, onLeave }: Props): ReactNode {
  const words = useWords()
  const work = useHours({ owner: begun.owner.id, stored, begun })
  const { now, change } = work
  const problems = useHoursProblems(work)
  const today = useToday(now)
  const outside = useOutside(work, today)
  const isStopped = problems.some(({ stops }) => stops) || work.meanwhile !== undefined
  const save = async () => {
    if (!work.isChanged || work.isBusy || isStopped) return
    if (await work.save()) notify(words('availability.saved', { name: now.name }))
  }
  useShortcut('mod+s', save, 'availability.save')
  return (
    <div className="hours">
      <ChangedMeanwhile work={work} />
      {work.failure && <FailureNotice failure={work.failure} />}
      <Steps work={work} />
      <WeekDays hours={now} problems={problems} onChange={change} />
      <OutsidePart outside={outside} />
      <div className="hours-parts">
        <div>
          <ExceptionsPart hours={now} today={today} problems={problems} onChange={change} />
          <OtherRows hours={now} onChange={change} />
          <Elsewhere hours={now} />
        </div>
        <BookingPart hours={now} onChange={change} />
      </div>
      {work.base && (
        <p>
          <AllFieldsLink type="Schedule" id={work.base.id} />
        </p>
      )}
      <SaveBar
        work={work}
        problems={problems}
        outside={outside.listed.length}
        onSave={save}
        onDiscard={work.base ? work.discard : onLeave}
      />
    </div>
  )
}

/** The hours of somebody for those who may not change them. */
export function HoursView({ stored }: { readonly stored: Schedule }): ReactNode {
  const words = useWords()
  const hours = contentOf(stored)
  const today = useToday(hours)
  return (
    <div className="hours">
      <p className="hours-text">{words('availability.read-only')}</p>
      <WeekDays hours={hours} problems={[]} />
      <div className="hours-parts">
        <div>
          <ExceptionsPart hours={hours} today={today} problems={[]} />
          <OtherRows hours={hours} />
          <Elsewhere hours={hours} />
        </div>
        <BookingFacts hours={hours} />
      </div>
    </div>
  )
}

/** The day that it is where the hours are kept. */
function useToday({ timezone }: Pick<ScheduleContent, 'timezone'>): string {
  const { instant } = useWorld()
  return localDate(instant(), timezone)
}

function Steps({ work }: { readonly work: HoursWork }): ReactNode {
  const words = useWords()
  useShortcut('mod+z', work.undo, 'drafting.undo')
  useShortcut('mod+shift+z', work.redo, 'drafting.redo')
  return (
    <div className="hours-acts">
      <Button
        variant="default"
        disabled={!work.canUndo}
        leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
        onClick={work.undo}
      >
        {words('drafting.undo')}
      </Button>
      <Button
        variant="default"
        disabled={!work.canRedo}
        leftSection={<IconArrowForwardUp size={16} aria-hidden="true" />}
        onClick={work.redo}
      >
        {words('drafting.redo')}
      </Button>
    </div>
  )
}

/** What else decides when somebody can be booked, and where it is changed. */
function Elsewhere({ hours: { owner, ownerKind } }: { readonly hours: ScheduleContent }): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const place = ownerKind === 'Location' && may('Location:Read')
  const holidays = may('PracticePreferences:Update')
  return (
    <section aria-labelledby="hours-elsewhere">
      <h2 id="hours-elsewhere">{words('availability.elsewhere')}</h2>
      <p className="hours-text">{words('availability.elsewhere-text')}</p>
      {(place || holidays) && (
        <ul className="hours-links">
          {holidays && (
            <li>
              <ScreenLink to="/admin/preferences?group=practice">{words('availability.holidays')}</ScreenLink>
            </li>
          )}
          {place && (
            <li>
              <ScreenLink to={`/admin/locations/${owner.id}`}>
                {words('availability.opening-hours')}
              </ScreenLink>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
