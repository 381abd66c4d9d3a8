import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { MergeChoice } from '#generated/enumerations/merge-choice.ts'
import type { ComparedRecords } from './use-comparison.ts'
import { useValueText } from './use-value-text.ts'
import './merging.css'

type Props = {
  readonly compared: ComparedRecords
  readonly choices: Readonly<Record<string, MergeChoice>>
  readonly onChoose: (field: string, take: MergeChoice) => void
}

/** The field choices of a merge: what each record says, under its name, and which of it is taken. */
export function FieldChoices({ compared, choices, onChoose }: Props): ReactNode {
  const words = useWords()
  const fieldLabel = useFieldLabel()
  const textOf = useValueText()
  const { kept, merged, fields } = compared
  const sides: { readonly [Choice in MergeChoice]: { readonly whose: string; readonly says: Says } } = {
    Kept: {
      whose: words('patients.merge-of-kept', { name: kept.display }),
      says: (field) => textOf(kept, field) || '–',
    },
    Merged: {
      whose: words('patients.merge-of-merged', { name: merged.display }),
      says: (field) => textOf(merged, field) || '–',
    },
    Both: { whose: words('patients.merge-both'), says: () => '' },
  }
  return (
    <div className="field-choices">
      {fields.map(({ field, choices: offered, suggested }) => {
        const all = inOrder.filter((take) =>
          offered.length === 1 ? take !== 'Both' : offered.includes(take),
        )
        const values = all.map((take) => ({ take, ...sides[take] }))
        return offered.length > 1 ? (
          <Radio.Group
            key={field}
            className="field-choice"
            label={fieldLabel(field)}
            value={choices[field] ?? suggested}
            onChange={(value) => {
              const take = offered.find((each) => each === value)
              if (take) onChoose(field, take)
            }}
          >
            <div className="field-values">
              {values.map(({ take, whose, says }) => (
                <Radio key={take} value={take} label={<Value whose={whose} text={says(field)} />} />
              ))}
            </div>
          </Radio.Group>
        ) : (
          <section key={field} className="field-choice" aria-label={fieldLabel(field)}>
            <h3>{fieldLabel(field)}</h3>
            <div className="field-values">
              {values.map(({ take, whose, says }) => (
                <p key={take}>
                  <Value whose={whose} text={says(field)} />
                </p>
              ))}
              <p className="field-whose">{words('patients.merge-both-stay')}</p>
            </div>
          </section>
        )
      })}
    </div>
  )
}

/** Each record's own first, as they stand above. */
const inOrder = ['Kept', 'Merged', 'Both'] as const

type Says = (field: string) => string

/** What the fields of a record are called. */
export function useFieldLabel(): (field: string) => string {
  const words = useWords()
  const labels = useLabels()
  return (field) => (field === 'identifiers' ? words('patients.numbers') : labels(`field.Patient.${field}`))
}

function Value({ whose, text }: { readonly whose: string; readonly text: string }): ReactNode {
  return (
    <>
      <span className="field-whose">{whose}</span>
      {text !== '' && <span className="field-text">{text}</span>}
    </>
  )
}
