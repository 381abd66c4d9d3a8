import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type Row, useVerbs } from '#client/resources/description.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { VersionLine } from './version-line.tsx'

const atOnce = 5

type Props = { readonly description: ScreenDescription; readonly record: Row }

/** When and by whom the record was changed, and its earlier versions. */
export function RecordFacts({ description, record }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const can = useVerbs(description.word)
  const [shown, setShown] = useState(0)
  const newest = Number(record.meta.versionId)
  const versions = Array.from({ length: Math.min(shown, newest) }, (_, index) => String(newest - index))
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
      {can('readVersion') && (
        <>
          <h2>{words('resources.history')}</h2>
          <ol className="record-history">
            {versions.map((versionId) => (
              <VersionLine key={versionId} description={description} id={record.id} versionId={versionId} />
            ))}
          </ol>
          {shown < newest && (
            <Button variant="subtle" onClick={() => setShown(shown + atOnce)}>
              {words(shown === 0 ? 'resources.show-history' : 'resources.show-older')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
