import { Button } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import type { HoursChange } from '#client/scheduling/availability/saving/use-hours.ts'
import { announce } from '#client/ui/announcer.tsx'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { availabilityKinds } from '#generated/enumerations/availability-kind.ts'
import type { Weekday } from '#generated/enumerations/weekday.ts'
import type { HoursProblem } from '#shared/scheduling/hours/hours-problems.ts'
import { rowMinutes } from '#shared/scheduling/hours/row-minutes.ts'
import {
  type ScheduleRows,
  type UsualDay,
  usualWeek,
  type WeekRow,
} from '#shared/scheduling/hours/usual-week.ts'
import { withDayCopied } from '#shared/scheduling/hours/with-day-copied.ts'
import { withNewRow, withoutRow, withRow } from '#shared/scheduling/hours/with-row.ts'
import { CopyDayDialog } from './copy-day-dialog.tsx'
import { DayBar, type WeekBounds } from './day-bar.tsx'
import { RangeDialog } from './range-dialog.tsx'
import { RangeFields } from './range-fields.tsx'
import { RangeText } from './range-text.tsx'

type Props = {
  readonly hours: ScheduleRows
  readonly problems: readonly HoursProblem[]
  /** Left out where the reader may only read. */
  readonly onChange?: HoursChange
}

/** The usual week: seven days side by side, each with its picture and its ranges; one below the other on a phone. */
export function WeekDays({ hours, problems, onChange }: Props): ReactNode {
  const words = useWords()
  const week = usualWeek(hours)
  const bounds = boundsOf(week)
  const isWhole = (hours.availability ?? []).length === 0
  return (
    <section className="hours-week" aria-labelledby="hours-week">
      <h2 id="hours-week">{words('availability.week')}</h2>
      {isWhole && <p className="hours-text">{words('availability.whole-day')}</p>}
      <ul className="hours-days">
        {week.map((day) => (
          <Day
            key={day.weekday}
            day={day}
            bounds={bounds}
            isWhole={isWhole}
            problems={problems.filter(({ weekday }) => weekday === day.weekday)}
            onChange={onChange}
          />
        ))}
      </ul>
      <Legend />
    </section>
  )
}

type DayProps = {
  readonly day: UsualDay
  readonly bounds: WeekBounds
  readonly isWhole: boolean
  readonly problems: readonly HoursProblem[]
  readonly onChange: HoursChange | undefined
}

function Day({ day: { weekday, rows }, bounds, isWhole, problems, onChange }: DayProps): ReactNode {
  const labels = useLabels()
  const words = useWords()
  return (
    <li className="hours-day">
      <h3>{labels(`enumeration.Weekday.${weekday}`)}</h3>
      <DayBar weekday={weekday} rows={rows} bounds={bounds} isWhole={isWhole} />
      {rows.length === 0 && !isWhole && <p className="hours-text">{words('availability.nothing-open')}</p>}
      {onChange ? (
        <DayRanges weekday={weekday} rows={rows} problems={problems} onChange={onChange} />
      ) : (
        <ul className="hours-ranges">
          {rows.map((row) => (
            <RangeText key={row.id} row={row} />
          ))}
        </ul>
      )}
    </li>
  )
}

type RangesProps = UsualDay & { readonly problems: readonly HoursProblem[]; readonly onChange: HoursChange }

/** The ranges of one day, which are changed in place. */
function DayRanges({ weekday, rows, problems, onChange }: RangesProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { newId } = useWorld()
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'copy' | WeekRow>()
  const day = labels(`enumeration.Weekday.${weekday}`)

  const addRange = () => {
    const id = newId()
    onChange((now) => withNewRow(now, { id, weekday }))
    focusDrawn(() => list.current?.querySelector<HTMLElement>(`[data-range="${id}"]`))
    announce(words('availability.added', { day }))
  }
  const remove = (row: WeekRow) => {
    onChange((now) => withoutRow(now, row.id))
    focusDrawn(() => add.current)
    announce(words('availability.removed', { day, start: row.start, end: row.end }))
  }
  const copy = (to: readonly Weekday[]) => {
    onChange((now) => withDayCopied(now, weekday, { to, newId }))
    setOpen(undefined)
    announce(words('availability.copied', { day, count: to.length }))
  }
  return (
    <>
      <ul className="hours-ranges" ref={list}>
        {rows.map((row) => (
          <RangeFields
            key={row.id}
            row={row}
            problems={problems.filter((problem) => problem.row === row.id)}
            onChange={(next) => onChange((now) => withRow(now, next), `range ${row.id}`)}
            onRemove={() => remove(row)}
            onMore={() => setOpen(row)}
          />
        ))}
      </ul>
      <div className="hours-acts">
        <Button
          ref={add}
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          aria-label={words('availability.add-to', { day })}
          onClick={addRange}
        >
          {words('availability.add')}
        </Button>
        {rows.length > 0 && (
          <Button
            variant="subtle"
            leftSection={<IconCopy size={14} aria-hidden="true" />}
            aria-label={words('availability.copy-of', { day })}
            onClick={() => setOpen('copy')}
          >
            {words('availability.copy')}
          </Button>
        )}
      </div>
      {open === 'copy' && <CopyDayDialog from={weekday} onClose={() => setOpen(undefined)} onCopy={copy} />}
      {open !== undefined && open !== 'copy' && (
        <RangeDialog
          row={open}
          onClose={() => setOpen(undefined)}
          onDone={(row) => {
            setOpen(undefined)
            onChange((now) => withRow(now, row))
          }}
        />
      )}
    </>
  )
}

/** What the patterns of the picture mean. */
function Legend(): ReactNode {
  const labels = useLabels()
  return (
    <ul className="hours-legend">
      {availabilityKinds.map((kind) => (
        <li key={kind}>
          <span className="hours-piece" data-kind={kind} aria-hidden="true" />
          {labels(`enumeration.AvailabilityKind.${kind}`)}
        </li>
      ))}
    </ul>
  )
}

/** Seven to seven, and as much more as the ranges need. */
function boundsOf(week: readonly UsualDay[]): WeekBounds {
  const spans = week.flatMap(({ rows }) => rows.flatMap((row) => rowMinutes(row) ?? []))
  const from = Math.min(7 * 60, ...spans.map((span) => span.from))
  const to = Math.max(19 * 60, ...spans.map((span) => span.to))
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 }
}
