import { NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePlaces } from '#client/scheduling/finding/use-places.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { encounterModes } from '#generated/enumerations/encounter-mode.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { ChangeFields, changeProblems } from './change-fields.ts'

type Props = {
  readonly appointment: Appointment
  readonly fields: ChangeFields
  /** What is wrong, once somebody has asked to go on. */
  readonly problems: ReturnType<typeof changeProblems>
  readonly onChange: (fields: ChangeFields) => void
}

/** What is changed of appointments of a series: day, time and length, how, and where. */
export function ChangeQuestions(props: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { fields, onChange } = props
  return (
    <>
      <Clock {...props} />
      {fields.scope !== 'ThisOne' && <p className="series-hint">{words('series.others-move')}</p>}
      <SegmentedControl
        value={fields.mode}
        onChange={(mode) => onChange({ ...fields, mode })}
        data={encounterModes.map((mode) => ({
          value: mode,
          label: labels(`enumeration.EncounterMode.${mode}`),
        }))}
        aria-label={words('scheduling.mode')}
      />
      <Place {...props} />
    </>
  )
}

function Clock({ fields, problems, onChange }: Props): ReactNode {
  const words = useWords()
  return (
    <div className="booking-row">
      <TextInput
        type="date"
        label={words('scheduling.date')}
        value={fields.date}
        onChange={(event) => onChange({ ...fields, date: event.currentTarget.value })}
        error={problems.date && words(problems.date)}
        required
        data-autofocus
      />
      <TextInput
        type="time"
        step={300}
        label={words('scheduling.time')}
        value={fields.time}
        onChange={(event) => onChange({ ...fields, time: event.currentTarget.value })}
        error={problems.time && words(problems.time)}
        required
      />
      <NumberInput
        label={words('scheduling.minutes')}
        value={fields.minutes}
        onChange={(value) => onChange({ ...fields, minutes: Number(value) })}
        error={problems.minutes && words(problems.minutes)}
        min={5}
        max={960}
        step={5}
      />
    </div>
  )
}

/** A place can be changed, not taken away: the others of the series would not know where they are. */
function Place({ appointment: { location }, fields, onChange }: Props): ReactNode {
  const words = useWords()
  const { places, asked } = usePlaces()
  const isListed = places.some(({ id }) => id === location?.id)
  const own =
    location && !isListed
      ? [{ value: location.id, label: location.display ?? words('scheduling.place') }]
      : []
  return (
    <Choice
      label={words('scheduling.place')}
      data={[...own, ...places.map(({ id, display }) => ({ value: id, label: display }))]}
      value={fields.locationId}
      onChange={(locationId) => onChange({ ...fields, locationId })}
      asked={asked}
      allowDeselect={false}
      searchable
    />
  )
}
