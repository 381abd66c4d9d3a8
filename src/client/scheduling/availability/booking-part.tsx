import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { bookingAcceptances } from '#generated/enumerations/booking-acceptance.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import type { ScheduleContent } from './saving/schedule-content.ts'
import type { HoursChange } from './saving/use-hours.ts'

type Props = {
  readonly hours: ScheduleContent
  readonly onChange: HoursChange
}

/** How these hours are booked: slots, buffers, how long before, double booking, the time zone, and from when until when they hold. */
export function BookingPart({ hours, onChange }: Props): ReactNode {
  const words = useWords()
  const { bookingWindow, buffers, doubleBooking } = hours
  const set = (about: string, make: (now: ScheduleContent) => Partial<ScheduleContent>) =>
    onChange((now) => ({ ...now, ...make(now) }), about)
  const number = (about: NumberName, value: number, on: (value: number) => Partial<ScheduleContent>) => (
    <NumberInput
      label={words(numbers[about].labelId)}
      value={value}
      min={numbers[about].min}
      max={numbers[about].max}
      step={numbers[about].step}
      onChange={(next) => next !== '' && set(about, () => on(Number(next)))}
    />
  )
  return (
    <section aria-labelledby="hours-booking">
      <h2 id="hours-booking">{words('availability.booking')}</h2>
      <div className="hours-settings">
        {number('slot', hours.slotMinutes, (slotMinutes) => ({ slotMinutes }))}
        {number('before', buffers.beforeMinutes ?? 0, (beforeMinutes) => ({
          buffers: { ...buffers, beforeMinutes },
        }))}
        {number('after', buffers.afterMinutes ?? 0, (afterMinutes) => ({
          buffers: { ...buffers, afterMinutes },
        }))}
        {number('least', bookingWindow.minHours ?? 0, (minHours) => ({
          bookingWindow: { ...bookingWindow, minHours },
        }))}
        {number('most', bookingWindow.maxDays ?? 365, (maxDays) => ({
          bookingWindow: { ...bookingWindow, maxDays },
        }))}
        {doubleBooking.allowed &&
          number('double', doubleBooking.max ?? 1, (max) => ({ doubleBooking: { ...doubleBooking, max } }))}
        <Choice
          label={words('availability.timezone')}
          data={zones(hours.timezone)}
          value={hours.timezone}
          searchable
          allowDeselect={false}
          onChange={(timezone) => timezone !== '' && set('timezone', () => ({ timezone }))}
        />
        <AcceptanceChoice hours={hours} onChange={onChange} />
        <PeriodFields hours={hours} onChange={onChange} />
      </div>
      <div className="hours-checks">
        <Checkbox
          label={words('availability.double-allowed')}
          checked={doubleBooking.allowed ?? false}
          onChange={(event) => {
            const allowed = event.currentTarget.checked
            const max = allowed ? Math.max(2, doubleBooking.max ?? 1) : 1
            set('double-allowed', () => ({ doubleBooking: { allowed, max } }))
          }}
        />
        <Checkbox
          label={words('availability.public-booking')}
          checked={hours.publicBooking}
          onChange={(event) => {
            const publicBooking = event.currentTarget.checked
            set('public', () => ({ publicBooking }))
          }}
        />
        <Checkbox
          label={words('availability.active')}
          checked={hours.active}
          onChange={(event) => {
            const active = event.currentTarget.checked
            set('active', () => ({ active }))
          }}
        />
      </div>
    </section>
  )
}

/** Whose bookings wait until the owner accepts them. */
function AcceptanceChoice({ hours, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <Choice
      label={words('acceptance.setting')}
      description={words('acceptance.setting-text')}
      data={bookingAcceptances.map((value) => ({
        value,
        label: labels(`enumeration.BookingAcceptance.${value}`),
      }))}
      value={hours.acceptance ?? 'None'}
      allowDeselect={false}
      onChange={(next) => {
        const acceptance = bookingAcceptances.find((each) => each === next)
        if (acceptance) onChange((now) => ({ ...now, acceptance }), 'acceptance')
      }}
    />
  )
}

type NumberName = 'slot' | 'before' | 'after' | 'least' | 'most' | 'double'

const numbers: {
  readonly [Name in NumberName]: {
    readonly labelId: MessageId
    readonly min: number
    readonly max: number
    readonly step: number
  }
} = {
  slot: { labelId: 'availability.slot', min: 5, max: 120, step: 5 },
  before: { labelId: 'availability.buffer-before', min: 0, max: 240, step: 5 },
  after: { labelId: 'availability.buffer-after', min: 0, max: 240, step: 5 },
  least: { labelId: 'availability.least-hours', min: 0, max: 8760, step: 1 },
  most: { labelId: 'availability.most-days', min: 0, max: 1095, step: 1 },
  double: { labelId: 'availability.double-most', min: 1, max: 20, step: 1 },
}

type PeriodProps = { readonly hours: ScheduleContent; readonly onChange: HoursChange }

/** From which day until which these hours hold; a moment that stands there is kept until it is changed. */
function PeriodFields({ hours, onChange }: PeriodProps): ReactNode {
  const words = useWords()
  return (['start', 'end'] as const).map((edge) => (
    <TextInput
      key={edge}
      type="date"
      label={words(`availability.period-${edge}`)}
      value={(hours.period?.[edge] ?? '').slice(0, 10)}
      onChange={(event) => {
        const day = event.currentTarget.value
        onChange((now) => withEdge(now, edge, day), `period ${edge}`)
      }}
    />
  ))
}

function withEdge(content: ScheduleContent, edge: 'start' | 'end', day: string): ScheduleContent {
  const { period: before, ...others } = content
  const other = edge === 'start' ? 'end' : 'start'
  const kept = before?.[other]
  // Both ends are of one kind: beside a day, the other end is a day too.
  const period: Schedule['period'] = {
    ...(kept !== undefined && { [other]: day === '' ? kept : kept.slice(0, 10) }),
    ...(day !== '' && { [edge]: day }),
  }
  return Object.keys(period).length === 0 ? others : { ...others, period }
}

function zones(own: string): readonly string[] {
  return [...new Set([own, ...Intl.supportedValuesOf('timeZone')])]
}
