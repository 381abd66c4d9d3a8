import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { equal } from '#shared/patch/equal.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { useFieldLabel } from './field-choices.tsx'
import type { ComparedRecords } from './use-comparison.ts'
import { useValueText } from './use-value-text.ts'
import './merging.css'

/** What says how a record is kept, and nothing of its person. */
const kept = ['id', 'resourceType', 'partition', 'display', 'meta', 'active', 'flags', 'profile', 'invite']

/** The values that both records have: why they are taken for one person's. */
export function SameValues({ compared }: { readonly compared: ComparedRecords }): ReactNode {
  const words = useWords()
  const fieldLabel = useFieldLabel()
  const textOf = useValueText()
  const [one, other] = [membersOf(compared.kept), membersOf(compared.merged)]
  const lines = Object.keys(one)
    .filter((field) => !kept.includes(field) && equal(one[field], other[field]))
    .map((field) => ({ field, text: textOf(compared.kept, field) }))
    .filter(({ text }) => text !== '')
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="same-values" className="same-values">
      <h2 id="same-values">{words('patients.merge-same')}</h2>
      <dl>
        {lines.map(({ field, text }) => (
          <div key={field}>
            <dt>{fieldLabel(field)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
