import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { HoursChange } from '#client/scheduling/availability/saving/use-hours.ts'
import { usePattern } from '#client/scheduling/series/pattern/use-pattern.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Availability } from '#generated/types/availability.ts'
import { rowsBesideWeek, type ScheduleRows } from '#shared/scheduling/hours/usual-week.ts'
import { withoutRow } from '#shared/scheduling/hours/with-row.ts'

type Props = { readonly hours: ScheduleRows; readonly onChange?: HoursChange }

/** Rows of the hours that are no part of the usual week: of one date, or by a recurrence. They are shown and kept, and can be taken away. */
export function OtherRows({ hours, onChange }: Props): ReactNode {
  const words = useWords()
  const rows = rowsBesideWeek(hours)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="hours-others">
      <h2 id="hours-others">{words('availability.others')}</h2>
      <p className="hours-text">{words('availability.others-text')}</p>
      <ul className="hours-lines">
        {rows.map((row) => (
          <Line
            key={row.id}
            row={row}
            onRemove={onChange && (() => onChange((now) => withoutRow(now, row.id)))}
          />
        ))}
      </ul>
    </section>
  )
}

type LineProps = { readonly row: Availability; readonly onRemove: (() => void) | undefined }

function Line({ row, onRemove }: LineProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const pattern = usePattern()
  const when = row.recurrence ? pattern(row.recurrence) : moments.day(row.date ?? '')
  return (
    <li>
      <span>
        <b>{when}</b> · {labels(`enumeration.AvailabilityKind.${row.kind}`)} · {moments.clock(row.start)}–
        {moments.clock(row.end)}
        {row.note && ` · ${row.note}`}
      </span>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          aria-label={words('availability.remove-exception', { day: when })}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  )
}
