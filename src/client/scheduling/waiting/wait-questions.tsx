import { Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { SeveralStaff } from '#client/person/choosing/several-staff.tsx'
import { mostPeople } from '#client/scheduling/finding/time-fields.ts'
import { WishChoices } from '#client/scheduling/finding/wish-choices.tsx'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { priorities } from '#generated/enumerations/priority.ts'
import type { WaitFields } from './wait-fields.ts'

type Props = { readonly fields: WaitFields; readonly onChange: (fields: WaitFields) => void }

/** The wishes of somebody who is to wait for a time: how urgent, with whom, when. */
export function WaitQuestions({ fields, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <>
      <Choice
        label={words('waiting.priority')}
        data={priorities.map((value) => ({ value, label: labels(`enumeration.Priority.${value}`) }))}
        value={fields.priority}
        onChange={(value) =>
          onChange({ ...fields, priority: priorities.find((each) => each === value) ?? fields.priority })
        }
        allowDeselect={false}
      />
      <SeveralStaff
        title={words('waiting.people')}
        people={fields.people}
        most={mostPeople}
        onChange={(people) => onChange({ ...fields, people })}
      />
      <div className="booking-row">
        <TextInput
          type="date"
          label={words('waiting.earliest')}
          value={fields.earliest}
          onChange={(event) => onChange({ ...fields, earliest: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={words('waiting.latest')}
          value={fields.latest}
          onChange={(event) => onChange({ ...fields, latest: event.currentTarget.value })}
        />
      </div>
      <WishChoices
        weekdays={fields.weekdays}
        timeOfDay={fields.timeOfDay}
        onChange={(wished) => onChange({ ...fields, ...wished })}
      />
      <Textarea
        label={words('waiting.notes')}
        autosize
        minRows={2}
        maxLength={2000}
        value={fields.notes}
        onChange={(event) => onChange({ ...fields, notes: event.currentTarget.value })}
      />
    </>
  )
}
