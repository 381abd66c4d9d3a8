import { RankButtons } from '#client/form/elements/choice/ranking-view.tsx'
import { ReferencePicker } from '#client/form/elements/choice/reference-view.tsx'
import { EnumerationSelect } from '#client/form/elements/enumeration-select.tsx'
import { NumberInput } from '#client/form/elements/number/number-input.tsx'
import { Part } from '#client/form/elements/part.tsx'
import { ClockInput } from '#client/form/elements/time/clock-input.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { visitStatuses } from '#generated/enumerations/visit-status.ts'
import type { ServiceEvent } from '#generated/types/service-event.ts'

/** What is known of one service so far. */
type Given = Partial<ServiceEvent> & Pick<ServiceEvent, 'id'>

/** Rows of the services given in one session, in the order of their beginning, with the totals beneath. */
export function ServiceEventsView(props: ViewProps<readonly Given[]>) {
  const { label, id, value, change, isReadOnly, leave } = props
  const words = useWords()
  const { newId } = useWorld()
  const events = value ?? []
  const put = (next: readonly Given[]) => change(next.length > 0 ? next : undefined)
  const edit = (event: Given, part: Partial<ServiceEvent>) =>
    put(events.map((each) => (each.id === event.id ? timed({ ...each, ...part }) : each)))
  const settle = () => {
    put([...events].sort((one, other) => (one.start ?? '~').localeCompare(other.start ?? '~')))
    leave()
  }

  return (
    <div className="form-rows">
      {events.map((event, index) => {
        const name = words('form.numbered', { label, number: index + 1 })
        return (
          <fieldset key={event.id} className="form-row">
            <legend>
              {name}
              <RankButtons
                label={name}
                isReadOnly={isReadOnly}
                isFirst
                isLast
                move={() => undefined}
                remove={() => put(events.filter((each) => each !== event))}
              />
            </legend>
            <EventRow
              event={event}
              id={`${id}-${event.id}`}
              edit={(part) => edit(event, part)}
              leave={settle}
              isReadOnly={isReadOnly}
            />
          </fieldset>
        )
      })}
      {events.length > 0 && (
        <p className="form-strong">
          {words('form.service-totals', { minutes: total(events, 'minutes'), units: total(events, 'units') })}
        </p>
      )}
      {!isReadOnly && (
        <button
          type="button"
          id={id}
          className="form-add"
          onClick={() => put([...events, { id: newId(), minutes: 0, units: 0, status: 'Show' }])}
        >
          <span aria-hidden="true">+ </span>
          {words('form.add-row', { label })}
        </button>
      )}
    </div>
  )
}

type RowProps = {
  readonly event: Given
  readonly id: string
  readonly edit: (part: Partial<ServiceEvent>) => void
  readonly leave: () => void
  readonly isReadOnly: boolean
}

function EventRow({ event, id, edit, leave, isReadOnly }: RowProps) {
  const words = useWords()
  const shared = { leave, isReadOnly, marks: {} }
  const clock = (key: 'start' | 'end') => (
    <ClockInput
      value={event[key] ?? ''}
      change={(next) => edit({ [key]: next })}
      leave={leave}
      isReadOnly={isReadOnly}
    />
  )
  return (
    <span className="form-parts">
      <Part label={words('form.service')} isWide>
        <ReferencePicker
          {...shared}
          id={`${id}-service`}
          label={words('form.service')}
          types={['HealthcareService']}
          value={event.service}
          change={(service) => edit(service ? { service } : {})}
        />
      </Part>
      <Part label={words('form.performer')} isWide>
        <ReferencePicker
          {...shared}
          id={`${id}-performer`}
          label={words('form.performer')}
          types={['Practitioner']}
          value={event.performer}
          change={(performer) => edit(performer ? { performer } : {})}
        />
      </Part>
      <Part label={words('form.from')}>{clock('start')}</Part>
      <Part label={words('form.to')}>{clock('end')}</Part>
      <NumberInput
        {...shared}
        id={`${id}-minutes`}
        label={words('form.minutes')}
        unit={words('form.minutes')}
        value={event.minutes}
        change={(minutes) => edit({ minutes: minutes ?? 0 })}
      />
      <NumberInput
        {...shared}
        id={`${id}-units`}
        label={words('form.units')}
        unit={words('form.units')}
        value={event.units}
        change={(units) => edit({ units: units ?? 0 })}
      />
      <Part label={words('form.status')}>
        <EnumerationSelect
          name="VisitStatus"
          values={visitStatuses}
          value={event.status ?? 'Show'}
          change={(status) => edit(status ? { status } : {})}
          leave={leave}
          isDisabled={isReadOnly}
        />
      </Part>
      <Part label={words('form.comment')} isWide>
        <input
          className="form-input"
          value={event.comment ?? ''}
          readOnly={isReadOnly}
          onChange={({ target }) => edit({ comment: target.value })}
          onBlur={leave}
        />
      </Part>
    </span>
  )
}

/** Start and end give the minutes. */
function timed(event: Given): Given {
  if (!event.start || !event.end) return event
  const minutes = (minuteOf(event.end) - minuteOf(event.start) + 1440) % 1440
  return { ...event, minutes }
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function total(events: readonly Given[], key: 'minutes' | 'units'): number {
  return events.reduce((sum, event) => sum + (event[key] ?? 0), 0)
}
