import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { communicationMediums } from '#generated/enumerations/communication-medium.ts'
import { communicationOutcomes } from '#generated/enumerations/communication-outcome.ts'
import type { ContactFields } from './contact-fields.ts'

type Props = {
  readonly title: string
  readonly value: ContactFields
  readonly onChange: (value: ContactFields) => void
}

/** What somebody has still to do for the patient, by when, and how that was agreed; without a day nothing is planned. */
export function ContactPart({ title, value, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const change = (some: Partial<ContactFields>) => onChange({ ...value, ...some })
  const { due, assignee, medium, outcome, summary } = value
  return (
    <fieldset className="enrolling-part">
      <legend>{title}</legend>
      <div className="enrolling-pair">
        <TextInput
          type="date"
          label={words('enrolling.due')}
          value={due}
          onChange={(event) => change({ due: event.currentTarget.value })}
        />
        {due !== '' && (
          <StaffSearch
            title={words('enrolling.assignee')}
            value={assignee}
            onChange={(id) => change({ assignee: id })}
            isOptional
          />
        )}
      </div>
      {due !== '' && (
        <>
          <div className="enrolling-pair">
            <NativeSelect
              label={words('enrolling.medium')}
              value={medium}
              data={communicationMediums.map((each) => ({
                value: each,
                label: labels(`enumeration.CommunicationMedium.${each}`),
              }))}
              onChange={({ currentTarget }) =>
                change({
                  medium: communicationMediums.find((each) => each === currentTarget.value) ?? medium,
                })
              }
            />
            <NativeSelect
              label={words('enrolling.outcome')}
              value={outcome}
              data={communicationOutcomes.map((each) => ({
                value: each,
                label: labels(`enumeration.CommunicationOutcome.${each}`),
              }))}
              onChange={({ currentTarget }) =>
                change({
                  outcome: communicationOutcomes.find((each) => each === currentTarget.value) ?? outcome,
                })
              }
            />
          </div>
          <Textarea
            label={words('enrolling.summary')}
            value={summary}
            maxLength={2000}
            autosize
            onChange={(event) => change({ summary: event.currentTarget.value })}
          />
        </>
      )}
    </fieldset>
  )
}
