import {
  IconAlertTriangle,
  IconArrowRight,
  IconBan,
  IconCalendar,
  IconCalendarDue,
  IconCheck,
  IconHandStop,
  IconLock,
  IconMinus,
  IconReplace,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Icon } from '#client/routing/feature.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels } from '#client/ui/words.tsx'
import type { SeriesFate } from '#generated/enumerations/series-fate.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import type { PlanRow } from './plan-row.ts'
import { type FateTelling, useFateWord } from './use-fate-word.ts'

const fateIcons: { readonly [Fate in SeriesFate]: Icon } = {
  Made: IconCheck,
  Moved: IconCalendarDue,
  LeftOut: IconMinus,
  Blocked: IconAlertTriangle,
  Changed: IconArrowRight,
  Kept: IconHandStop,
  Overwritten: IconReplace,
  Cancelled: IconBan,
  Untouched: IconLock,
}

type Props = {
  readonly rows: readonly PlanRow[]
  readonly timezone: string
  readonly telling: FateTelling
  readonly label: string
}

/** The dates of a plan in their order, counted; each says what becomes of it by word and picture, and why. */
export function PlanList({ rows, timezone, telling, label }: Props): ReactNode {
  return (
    <ol className="series-dates" aria-label={label}>
      {rows.map((row) => (
        <PlanLine key={row.index} row={row} timezone={timezone} telling={telling} />
      ))}
    </ol>
  )
}

function pictureOf({ fate, isForced }: PlanRow, { act }: FateTelling): Icon {
  if (act === 'repeat' && fate === 'Kept') return IconCalendar
  return isForced ? IconAlertTriangle : fateIcons[fate]
}

type LineProps = Pick<Props, 'timezone' | 'telling'> & { readonly row: PlanRow }

function PlanLine({ row, timezone, telling }: LineProps): ReactNode {
  const moments = useMoments()
  const labels = useLabels()
  const fateWord = useFateWord(telling)
  const [start, end] = [localMoment(row.start, timezone), localMoment(row.end, timezone)]
  const Picture = pictureOf(row, telling)

  return (
    <li data-fate={row.isForced ? 'Forced' : row.fate}>
      <b>{moments.shortDay(start.date)}</b>
      <span>
        {moments.clock(start.time)}–{moments.clock(end.time)}
      </span>
      <span className="series-fate">
        <Picture size={14} stroke={1.8} aria-hidden="true" />
        {fateWord(row)}
      </span>
      {row.reasons && (
        <ul>
          {row.reasons.map(({ code, other = '–', parameters }) => (
            <li key={`${code} ${other}`}>{labels(code, { other, ...parameters })}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
