import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import type { HoursChange } from '#client/scheduling/availability/saving/use-hours.ts'
import { useProblemWords } from '#client/scheduling/availability/saving/use-problem-words.ts'
import { announce } from '#client/ui/announcer.tsx'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Schedule } from '#generated/types/schedule.ts'
import type { HoursProblem } from '#shared/scheduling/hours/hours-problems.ts'
import type { ScheduleRows } from '#shared/scheduling/hours/usual-week.ts'
import { withExceptions, withoutException } from '#shared/scheduling/hours/with-exceptions.ts'
import { ExceptionDialog } from './exception-dialog.tsx'

type Exception = NonNullable<Schedule['exceptions']>[number]

type Props = {
  readonly hours: ScheduleRows
  readonly today: string
  readonly problems: readonly HoursProblem[]
  /** Left out where the reader may only read. */
  readonly onChange?: HoursChange
}

/** Days that differ from the usual week: time off, and days that are open on one date only. Those that are over are folded away. */
export function ExceptionsPart({ hours, today, problems, onChange }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const [open, setOpen] = useState<'new' | { readonly at: number; readonly exception: Exception }>()
  const [hasPast, setPast] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const all = (hours.exceptions ?? []).map((exception, at) => ({ exception, at }))
  const coming = all.filter(({ exception }) => exception.date >= today)
  const past = all.length - coming.length

  const remove = (at: number, date: string) => {
    onChange?.((now) => withoutException(now, at))
    focusDrawn(() => add.current)
    announce(words('availability.exception-removed', { day: moments.date(date) }))
  }
  return (
    <section aria-labelledby="hours-exceptions">
      <h2 id="hours-exceptions">{words('availability.exceptions')}</h2>
      {coming.length === 0 && <p className="hours-text">{words('availability.no-exceptions')}</p>}
      <ul className="hours-lines">
        {(hasPast ? all : coming).map(({ exception, at }) => (
          <Line
            key={`${exception.date} ${exception.start ?? ''} ${exception.kind} ${at}`}
            exception={exception}
            problem={problems.find(({ date }) => date === exception.date)}
            onRemove={onChange && (() => remove(at, exception.date))}
            onEdit={() => setOpen({ at, exception })}
          />
        ))}
      </ul>
      <div className="hours-acts">
        {onChange && (
          <Button
            ref={add}
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            onClick={() => setOpen('new')}
          >
            {words('availability.add-exception')}
          </Button>
        )}
        {past > 0 && (
          <Button variant="subtle" aria-expanded={hasPast} onClick={() => setPast(!hasPast)}>
            {words('availability.past', { count: past })}
          </Button>
        )}
      </div>
      {open && onChange && (
        <ExceptionDialog
          today={today}
          known={open === 'new' ? undefined : open.exception}
          onClose={() => setOpen(undefined)}
          onAdd={(exception, until) => {
            setOpen(undefined)
            onChange((now) =>
              withExceptions(open === 'new' ? now : withoutException(now, open.at), exception, until),
            )
            announce(words('availability.exception-added', { day: moments.date(exception.date) }))
          }}
        />
      )}
    </section>
  )
}

type LineProps = {
  readonly exception: Exception
  readonly problem: HoursProblem | undefined
  readonly onRemove: (() => void) | undefined
  readonly onEdit: () => void
}

function Line({
  exception: { date, kind, start, end, reason },
  problem,
  onRemove,
  onEdit,
}: LineProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const say = useProblemWords()
  const isWhole = start === undefined && end === undefined
  const times = isWhole
    ? words('availability.all-day')
    : `${moments.clock(start ?? '00:00')}–${moments.clock(end ?? '24:00')}`
  return (
    <li>
      <span>
        <b>{moments.day(date)}</b> · {labels(`enumeration.AvailabilityKind.${kind}`)} · {times}
        {reason && ` · ${reason}`}
        {problem && <span className="hours-trouble"> {say(problem)}</span>}
      </span>
      {onRemove && (
        <span className="hours-line-acts">
          <ActionIcon
            variant="subtle"
            aria-label={words('availability.edit-exception', { day: moments.date(date) })}
            onClick={onEdit}
          >
            <IconPencil size={16} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={words('availability.remove-exception', { day: moments.date(date) })}
            onClick={onRemove}
          >
            <IconTrash size={16} aria-hidden="true" />
          </ActionIcon>
        </span>
      )}
    </li>
  )
}
