import { Button } from '@mantine/core'
import { IconPencil, IconRepeat } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { usePattern } from './pattern/use-pattern.ts'
import type { SeriesAct } from './plan/series-act.ts'
import { useSeries } from './use-series.ts'
import { useSeriesRights } from './use-series-rights.ts'
import './series.css'

type Props = {
  readonly appointment: Appointment
  readonly onAsk: (act: SeriesAct) => void
}

/** Of an appointment in the calendar: that it is one of a series, and the way to make or change one, where its reader may. */
export function SeriesPart({ appointment, onAsk }: Props): ReactNode {
  const words = useWords()
  const isConnected = useIsConnected()
  const { mayRepeat, mayChange, mayCancel } = useSeriesRights(appointment)
  const isOfSeries = appointment.series !== undefined
  const hasButton = mayRepeat || mayChange
  if (!isOfSeries && !hasButton) return null

  return (
    <section className="event-series" aria-label={words('series.series')}>
      {isOfSeries && <SeriesFacts appointment={appointment} />}
      {hasButton && (
        <Button
          variant="default"
          leftSection={
            isOfSeries ? (
              <IconPencil size={14} aria-hidden="true" />
            ) : (
              <IconRepeat size={14} aria-hidden="true" />
            )
          }
          disabled={!isConnected}
          onClick={() => onAsk(isOfSeries ? 'change' : 'repeat')}
        >
          {words(isOfSeries ? 'series.change' : 'series.repeat')}
        </Button>
      )}
      {(hasButton || mayCancel) && <OfflineWord says="series.offline" />}
    </section>
  )
}

/** The rule in words, the first and the last, and whether this one was changed alone; what has not come or may not be seen is left out. */
function SeriesFacts({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const pattern = usePattern()
  const { recurrence, first, last, asked } = useSeries(appointment)
  const dayOf = ({ start, timezone }: Appointment) => start && moments.date(localDate(start, timezone))
  const facts = [
    [words('series.first'), first && dayOf(first)],
    [words('series.last'), last && dayOf(last)],
  ] as const

  return (
    <>
      <h3>
        <IconRepeat size={14} stroke={1.8} aria-hidden="true" />
        {words('series.one-of')}
      </h3>
      {recurrence && <p>{pattern(recurrence)}</p>}
      <dl className="event-facts">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <AskedFailure {...asked} />
      {appointment.series?.changedByHand && <p>{words('series.changed-by-hand')}</p>}
    </>
  )
}
