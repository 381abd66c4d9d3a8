import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { MergeChoice } from '#generated/enumerations/merge-choice.ts'
import { textOfValue } from './text-of-value.ts'
import type { ComparedRecords } from './use-comparison.ts'
import './merging.css'

type Props = {
  readonly compared: ComparedRecords
  readonly choices: Readonly<Record<string, MergeChoice>>
  readonly onChoose: (field: string, take: MergeChoice) => void
}

/** The field choices of a merge: what each record says, side by side, and from which it is taken. */
export function FieldChoices({ compared, choices, onChoose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { kept, merged, fields } = compared
  const names: { readonly [Choice in MergeChoice]: string } = {
    Kept: words('patients.merge-stays'),
    Merged: words('patients.merge-goes'),
    Both: words('patients.merge-both'),
  }
  return (
    <div className="field-choices">
      {fields.map(({ field, choices: offered, suggested }) => {
        const label = field === 'identifiers' ? words('patients.number') : labels(`field.Patient.${field}`)
        return (
          <div key={field} className="field-choice">
            <h3>{label}</h3>
            <dl>
              <div>
                <dt>{names.Kept}</dt>
                <dd>{textOfValue(kept, field)}</dd>
              </div>
              <div>
                <dt>{names.Merged}</dt>
                <dd>{textOfValue(merged, field)}</dd>
              </div>
            </dl>
            {offered.length > 1 && (
              <SegmentedControl
                aria-label={words('patients.merge-choice', { field: label })}
                value={choices[field] ?? suggested}
                onChange={(value) => {
                  const take = offered.find((each) => each === value)
                  if (take) onChoose(field, take)
                }}
                data={offered.map((value) => ({ value, label: names[value] }))}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
