import type { ReactNode } from 'react'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'
import { practiceWords } from '#shared/words/practice-words.ts'

/** Where the words are said: examples of each place, as the product itself says them. */
const places: readonly { readonly titleId: MessageId; readonly ids: readonly string[] }[] = [
  { titleId: 'admin.preview-rail', ids: ['patients.screen.patients'] },
  {
    titleId: 'admin.preview-titles',
    ids: [
      'types.Encounter',
      'types.EpisodeOfCare',
      'types.Condition',
      'types.Location',
      'types.Practitioner',
    ],
  },
  { titleId: 'admin.preview-fields', ids: ['field.Patient.defaultLocation', 'scheduling.enrollment'] },
  { titleId: 'admin.preview-messages', ids: ['patients.nobody-text', 'scheduling.choose-patient'] },
]

/** A preview of the labels before they are saved: the menu, titles, fields and messages as everyone will read them. */
export function LabelsPreview({ labels }: { readonly labels: unknown }): ReactNode {
  const words = useWords()
  const say = useLabels()
  const locale = useLocale()
  const own = practiceWords(labels, locale)
  return (
    <section className="labels-preview" aria-labelledby="labels-preview">
      <h2 id="labels-preview">{words('admin.preview')}</h2>
      <dl>
        {places.map(({ titleId, ids }) => (
          <div key={titleId}>
            <dt>{words(titleId)}</dt>
            {ids.map((id) => (
              <dd key={id}>{say(id, own)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
