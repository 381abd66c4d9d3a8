import { Button, NumberInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Itinerary } from '#generated/types/itinerary.ts'
import { dayTotals } from '#shared/scheduling/day-totals.ts'
import { OpenDrafts } from './open-drafts.tsx'
import type { RoadStop } from './road-stop.ts'

type Props = {
  readonly day: Itinerary
  readonly stops: readonly RoadStop[]
  readonly onClose: (after: Itinerary) => Promise<void>
}

/** The end of the day: what was driven, what is not signed, and closing. */
export function CloseDay({ day, stops, onClose }: Props): ReactNode {
  const words = useWords()
  const [miles, setMiles] = useState<ReadonlyMap<string, number>>(new Map())
  const [odometer, setOdometer] = useState<NonNullable<Itinerary['odometer']>>(day.odometer ?? {})
  const isInside = stops.some(({ stop }) => stop.progress === 'InProgress')
  const visited = stops.filter(({ stop }) => stop.progress === 'Complete')
  const isWrong = odometer.start !== undefined && odometer.end !== undefined && odometer.end < odometer.start

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isInside || isWrong) return
    const driven = (day.stops ?? []).map((stop) => {
      const distanceMiles = miles.get(stop.id) ?? stop.distanceMiles
      return { ...stop, ...(distanceMiles !== undefined && { distanceMiles }) }
    })
    const hasOdometer = odometer.start !== undefined || odometer.end !== undefined
    await onClose({ ...day, stops: driven, ...(hasOdometer && { odometer }), status: 'Closed' })
  }

  return (
    <details className="route-close">
      <summary>{words('itineraries.close')}</summary>
      <form className="route-form" onSubmit={submit} noValidate>
        {visited.map(({ stop }) => (
          <NumberInput
            key={stop.id}
            label={words('itineraries.miles-to', {
              who: stop.patient?.display ?? stop.note ?? `${stop.order}`,
            })}
            min={0}
            max={2000}
            decimalScale={1}
            value={miles.get(stop.id) ?? stop.distanceMiles ?? ''}
            onChange={(value) => setMiles(new Map([...miles, [stop.id, Number(value) || 0]]))}
          />
        ))}
        <div className="route-pair">
          <Odometer
            label={words('itineraries.odometer-start')}
            value={odometer.start}
            onChange={(start) => setOdometer({ ...odometer, start })}
          />
          <Odometer
            label={words('itineraries.odometer-end')}
            value={odometer.end}
            error={isWrong ? words('itineraries.odometer') : undefined}
            onChange={(end) => setOdometer({ ...odometer, end })}
          />
        </div>
        <Sum day={day} miles={miles} odometer={isWrong ? {} : odometer} />
        <OpenDrafts stops={stops} />
        {isInside && <p role="status">{words('itineraries.visit-is-open')}</p>}
        <Button type="submit" disabled={isInside || isWrong}>
          {words('itineraries.close-now')}
        </Button>
      </form>
    </details>
  )
}

type SumProps = {
  readonly day: Itinerary
  readonly miles: ReadonlyMap<string, number>
  readonly odometer: NonNullable<Itinerary['odometer']>
}

/** What the day comes to with the miles as they are typed, and where the odometer says something else. */
function Sum({ day, miles, odometer: { start, end } }: SumProps): ReactNode {
  const words = useWords()
  const stops = (day.stops ?? []).map((stop) => {
    const distanceMiles = miles.get(stop.id) ?? stop.distanceMiles
    return { ...stop, ...(distanceMiles !== undefined && { distanceMiles }) }
  })
  const { miles: sum = 0, travelMinutes = 0, serviceMinutes = 0 } = dayTotals(stops)
  const driven = start === undefined || end === undefined ? undefined : end - start
  return (
    <p className="route-count" role="status">
      {words('itineraries.totals', { miles: sum, travel: travelMinutes, service: serviceMinutes })}
      {driven !== undefined &&
        Math.round(sum) !== driven &&
        ` ${words('itineraries.odometer-says', { driven, miles: sum })}`}
    </p>
  )
}

type OdometerProps = {
  readonly label: string
  readonly value: number | undefined
  readonly error?: string | undefined
  readonly onChange: (value: number) => void
}

function Odometer({ label, value, error, onChange }: OdometerProps): ReactNode {
  return (
    <NumberInput
      label={label}
      min={0}
      max={9_999_999}
      allowDecimal={false}
      value={value ?? ''}
      error={error}
      onChange={(next) => onChange(Number(next) || 0)}
    />
  )
}

type ClosedProps = {
  readonly day: Itinerary
  readonly isToday: boolean
  readonly onOpen: (after: Itinerary) => Promise<void>
}

/** What a closed day came to, and the way back on the same day. */
export function ClosedDay({ day, isToday, onOpen }: ClosedProps): ReactNode {
  const words = useWords()
  const { miles = 0, travelMinutes = 0, serviceMinutes = 0 } = dayTotals(day.stops ?? [])
  return (
    <div className="route-closed">
      <p>
        <strong>{words('itineraries.closed-day')}</strong>{' '}
        {words('itineraries.totals', { miles, travel: travelMinutes, service: serviceMinutes })}
      </p>
      {isToday && (
        <Button variant="default" onClick={() => onOpen({ ...day, status: 'InProgress' })}>
          {words('itineraries.open-again')}
        </Button>
      )}
    </div>
  )
}
