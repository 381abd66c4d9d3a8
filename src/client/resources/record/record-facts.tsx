import type { ReactNode } from 'react'
import type { Editor } from '#client/resources/editing/use-editor.ts'
import { HistoryList } from '#client/resources/history/history-list.tsx'
import { RelatedRecords } from '#client/resources/record/beside/related-records.tsx'
import { type Row, useVerbs } from '#client/resources/rows/use-description.ts'
import { RecordPanels } from '#client/routing/record-panels.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { RecordContent } from './record-content.tsx'
import { SecurityLabels } from './security-labels.tsx'

type Props = { readonly description: ScreenDescription; readonly record: Row; readonly editor?: Editor }

/** When and by whom the record was changed, and its earlier versions. */
export function RecordFacts({ description, record, editor }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const can = useVerbs(description.type)
  const by = record.meta.lastModifiedBy?.display

  return (
    <div className="record-facts">
      <h2>{words('resources.facts')}</h2>
      <dl>
        <dt>{words('resources.changed')}</dt>
        <dd>{moments.dayAndTime(record.meta.lastModified)}</dd>
        {by && (
          <>
            <dt>{words('resources.changed-by')}</dt>
            <dd>{by}</dd>
          </>
        )}
        <dt>{words('resources.version')}</dt>
        <dd>{record.meta.versionId}</dd>
      </dl>
      <RecordContent description={description} record={record} />
      <SecurityLabels description={description} record={record} />
      {can('history') && (
        <HistoryList description={description} record={record} {...(editor ? { editor } : {})} />
      )}
      <RelatedRecords description={description} id={record.id} />
      <RecordPanels type={description.type} id={record.id} name={record.display} />
    </div>
  )
}
