import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type TimeOfDay, timeOfDays } from '#generated/enumerations/time-of-day.ts'
import { type Weekday, weekdays } from '#generated/enumerations/weekday.ts'

type Props = {
  readonly weekdays: readonly Weekday[]
  readonly timeOfDay: readonly TimeOfDay[]
  readonly onChange: (wishes: Wished) => void
}

type Wished = { readonly weekdays?: readonly Weekday[]; readonly timeOfDay?: readonly TimeOfDay[] }

/** On which days and at which times of the day somebody would like to come; none: any. */
export function WishChoices({ weekdays: days, timeOfDay, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <>
      <Checkbox.Group
        className="finding-wishes"
        label={words('finding.weekdays')}
        value={[...days]}
        onChange={(chosen) => onChange({ weekdays: weekdays.filter((day) => chosen.includes(day)) })}
      >
        {weekdays.map((day) => (
          <Checkbox key={day} value={day} label={labels(`enumeration.Weekday.${day}`)} />
        ))}
      </Checkbox.Group>
      <Checkbox.Group
        className="finding-wishes"
        label={words('finding.time-of-day')}
        value={[...timeOfDay]}
        onChange={(chosen) => onChange({ timeOfDay: timeOfDays.filter((part) => chosen.includes(part)) })}
      >
        {timeOfDays.map((part) => (
          <Checkbox key={part} value={part} label={labels(`enumeration.TimeOfDay.${part}`)} />
        ))}
      </Checkbox.Group>
    </>
  )
}
