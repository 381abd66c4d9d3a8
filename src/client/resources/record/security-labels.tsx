import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { labelCodes } from '#client/form/words/label-tags.tsx'
import { type Row, useVerbs } from '#client/resources/rows/use-description.ts'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { labelSources } from '#generated/permissions/labels.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'

const LabelDialog = lazy(() =>
  openPart(() => import('./label-dialog.tsx')).then((file) => ({ default: file.LabelDialog })),
)

type Props = { readonly description: ScreenDescription; readonly record: Row }

/** The security labels of a record with what each means, and for those who may change the record the way to change them. */
export function SecurityLabels({ description, record }: Props): ReactNode {
  const words = useWords()
  const meanings = useLabels()
  const codeWords = useCodeWords()
  const can = useVerbs(description.type)
  const [isChanging, setChanging] = useState(false)
  const codes = labelCodes(record.meta)
  const mayHave = description.patientField !== undefined && !isUnlabelled(description.type)
  const mayChange = mayHave && can('patch') && !record.meta.isDeleted
  if (codes.length === 0 && !mayChange) return null

  return (
    <section className="record-labels" aria-labelledby="record-labels">
      <h2 id="record-labels">{words('resources.labels')}</h2>
      {codes.length === 0 && <p>{words('resources.labels-none')}</p>}
      {codes.length > 0 && (
        <ul className="record-labels-list">
          {codes.map((code) => (
            <li key={code}>
              <b>{codeWords('security-label', code)}</b>
              <span className="label-meaning">{meanings(`resources.label-${code}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <Button size="compact-sm" variant="default" onClick={() => setChanging(true)}>
          {words('resources.labels-change')}
        </Button>
      )}
      {isChanging && (
        <Suspense fallback={null}>
          <LabelDialog type={description.type} record={record} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** The patient's own row is guarded by its teams and has no labels. */
function isUnlabelled(type: string): boolean {
  return labelSources.unlabelled.some((each) => each === type)
}
