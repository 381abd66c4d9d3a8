import { Checkbox, NumberInput, Radio, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { holidayHandlings } from '#generated/enumerations/holiday-handling.ts'
import { recurrences } from '#generated/enumerations/recurrence.ts'
import { weekdays } from '#generated/enumerations/weekday.ts'
import {
  monthPlaces,
  ownWeekday,
  type RepeatFields,
  type RepeatStart,
  recurrenceOf,
  repeatLimits,
  type repeatProblems,
} from './pattern/repeat-fields.ts'
import { usePlaceWord } from './pattern/use-pattern.ts'

type Props = {
  readonly fields: RepeatFields
  readonly start: RepeatStart
  /** What is wrong, once somebody has asked to go on. */
  readonly problems: ReturnType<typeof repeatProblems>
  readonly onChange: (fields: RepeatFields) => void
}

/** The questions of a series: how often, on which days, until when, and what happens on holidays. */
export function RepeatQuestions(props: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { fields, problems, onChange } = props
  const { frequency, interval, holidays } = fields
  const isOfMonths = frequency === 'Monthly' || frequency === 'Annually'
  return (
    <>
      <Radio.Group
        className="series-radios"
        label={words('series.frequency')}
        value={frequency}
        onChange={(value) =>
          onChange({ ...fields, frequency: recurrences.find((each) => each === value) ?? frequency })
        }
      >
        {recurrences.map((value) => (
          <Radio
            key={value}
            value={value}
            label={labels(`enumeration.Recurrence.${value}`)}
            {...(value === frequency && { 'data-autofocus': true })}
          />
        ))}
      </Radio.Group>
      <NumberInput
        className="series-number"
        label={words(`series.interval-${frequency}`)}
        value={interval}
        onChange={(value) => onChange({ ...fields, interval: Number(value) })}
        error={problems.interval && words(problems.interval, { most: repeatLimits.interval })}
        min={1}
        max={repeatLimits.interval}
      />
      {frequency === 'Weekly' && <Weekdays {...props} />}
      {isOfMonths && <PlaceInMonth {...props} />}
      <End {...props} />
      <Choice
        label={words('series.holidays')}
        data={holidayHandlings.map((value) => ({ value, label: words(`series.holiday-${value}`) }))}
        value={holidays}
        onChange={(value) =>
          onChange({ ...fields, holidays: holidayHandlings.find((each) => each === value) ?? holidays })
        }
        allowDeselect={false}
      />
    </>
  )
}

/** The day of the appointment is always among them: the series begins with it. */
function Weekdays({ fields, start, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const own = ownWeekday(start.day)
  return (
    <Checkbox.Group
      className="series-radios"
      label={words('series.weekdays')}
      description={words('series.weekdays-own', { day: labels(`enumeration.Weekday.${own}`) })}
      value={[...fields.weekdays]}
      onChange={(chosen) =>
        onChange({ ...fields, weekdays: weekdays.filter((day) => day === own || chosen.includes(day)) })
      }
    >
      {weekdays.map((day) => (
        <Checkbox key={day} value={day} label={labels(`enumeration.Weekday.${day}`)} disabled={day === own} />
      ))}
    </Checkbox.Group>
  )
}

function PlaceInMonth({ fields, start, onChange }: Props): ReactNode {
  const words = useWords()
  const placeWord = usePlaceWord()
  const places = monthPlaces(start.day)
  const recurrence = recurrenceOf(fields, start)
  return (
    <Radio.Group
      className="series-radios"
      label={words('series.place')}
      description={(recurrence.dayOfMonth ?? 0) > 28 && words('series.short-months')}
      value={fields.place}
      onChange={(value) =>
        onChange({ ...fields, place: places.find((each) => each === value) ?? fields.place })
      }
    >
      {places.map((place) => (
        <Radio key={place} value={place} label={placeWord(recurrenceOf({ ...fields, place }, start))} />
      ))}
    </Radio.Group>
  )
}

function End({ fields, problems, onChange }: Props): ReactNode {
  const words = useWords()
  const { ends, count, until } = fields
  const { fewest, most } = repeatLimits
  return (
    <div className="series-end">
      <Radio.Group
        className="series-radios"
        label={words('series.ends')}
        value={ends}
        onChange={(value) => onChange({ ...fields, ends: value === 'until' ? 'until' : 'count' })}
      >
        <Radio value="count" label={words('series.ends-count')} />
        <Radio value="until" label={words('series.ends-until')} />
      </Radio.Group>
      {ends === 'count' ? (
        <NumberInput
          className="series-number"
          label={words('series.count')}
          value={count}
          onChange={(value) => onChange({ ...fields, count: Number(value) })}
          error={problems.count && words(problems.count, { fewest, most })}
          min={fewest}
          max={most}
        />
      ) : (
        <TextInput
          className="series-number"
          type="date"
          label={words('series.last-day')}
          value={until}
          onChange={(event) => onChange({ ...fields, until: event.currentTarget.value })}
          error={problems.until && words(problems.until)}
          required
        />
      )}
    </div>
  )
}
