import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconDots, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useProblemWords } from '#client/scheduling/availability/saving/use-problem-words.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { availabilityKinds } from '#generated/enumerations/availability-kind.ts'
import type { HoursProblem } from '#shared/scheduling/hours/hours-problems.ts'
import type { WeekRow } from '#shared/scheduling/hours/usual-week.ts'

type Props = {
  readonly row: WeekRow
  readonly problems: readonly HoursProblem[]
  readonly onChange: (row: WeekRow) => void
  readonly onRemove: () => void
  readonly onMore: () => void
}

/** One range of a day: what for, from when to when, the ways to say more of it and to take it away, and what is wrong with it. */
export function RangeFields({ row, problems, onChange, onRemove, onMore }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const say = useProblemWords()
  const day = labels(`enumeration.Weekday.${row.weekday}`)
  const kindName = labels(`enumeration.AvailabilityKind.${row.kind}`)
  const about = { day, kind: kindName, start: row.start, end: row.end }
  const trouble = `hours-trouble-${row.id}`
  const isWrong = problems.some(({ stops }) => stops)
  const described = problems.length > 0 ? { 'aria-describedby': trouble } : {}
  return (
    <li className="hours-range" data-kind={row.kind}>
      <NativeSelect
        aria-label={words('availability.kind-of', { day })}
        value={row.kind}
        data={availabilityKinds.map((kind) => ({
          value: kind,
          label: labels(`enumeration.AvailabilityKind.${kind}`),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const kind = availabilityKinds.find((each) => each === value)
          if (kind) onChange({ ...row, kind })
        }}
      />
      <div className="hours-times">
        {(['start', 'end'] as const).map((edge) => (
          <TextInput
            key={edge}
            type="time"
            aria-label={words(edge === 'start' ? 'availability.from-of' : 'availability.to-of', about)}
            value={row[edge]}
            error={isWrong}
            {...(edge === 'start' && { 'data-range': row.id })}
            {...described}
            onChange={(event) => onChange({ ...row, [edge]: event.currentTarget.value })}
          />
        ))}
        <ActionIcon variant="subtle" aria-label={words('availability.more-of', about)} onClick={onMore}>
          <IconDots size={16} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon variant="subtle" aria-label={words('availability.remove', about)} onClick={onRemove}>
          <IconTrash size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
      <RangeMore row={row} />
      {problems.length > 0 && (
        <p className="hours-trouble" id={trouble} data-stops={isWrong || undefined}>
          {problems.map((problem) => say(problem)).join(' ')}
        </p>
      )}
    </li>
  )
}

/** What else a range says, in one line: where, for what, how many, and from which day until which. */
export function RangeMore({ row }: { readonly row: WeekRow }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { location, program, services = [], modes = [], maxPatients, from, until, note } = row
  const parts = [
    location?.display,
    program?.display,
    ...services.map(({ display }) => display),
    ...modes.map((mode) => labels(`enumeration.EncounterMode.${mode}`)),
    maxPatients !== undefined && words('availability.most-patients', { count: maxPatients }),
    from !== undefined && words('availability.since', { day: moments.date(from) }),
    until !== undefined && words('availability.until', { day: moments.date(until) }),
    note,
  ].filter(Boolean)
  return parts.length === 0 ? null : <p className="hours-more">{parts.join(' · ')}</p>
}
