import { Button, NativeSelect } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { closedReason } from '#client/resources/editing/record-act.ts'
import { useAsking } from '#client/resources/editing/use-asking.ts'
import type { Editor } from '#client/resources/editing/use-editor.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Meta } from '#generated/types/meta.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { differences } from './differences.ts'
import { useFieldFacts } from './use-field-facts.ts'
import { useVersion } from './use-version.ts'

type Props = {
  readonly description: ScreenDescription
  readonly record: Row
  readonly metas: readonly Meta[]
  /** The version from which the comparison begins: with the one before it, or, for the oldest, with the newest. */
  readonly chosen: string | undefined
  readonly onClose: () => void
  readonly editor?: Editor
}

/** Any two versions side by side, field by field; an older one can take the record's place. */
export function Comparison({ description, record, metas, chosen, onClose, editor }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const readable = useMemo(() => metas.filter(({ isDeleted }) => !isDeleted), [metas])
  const [pair, setPair] = useState(() => pairOf(readable, chosen))
  const older = useVersion(description, record.id, chosen === undefined ? undefined : pair.older)
  const newer = useVersion(description, record.id, chosen === undefined ? undefined : pair.newer)
  const options = readable.map(({ versionId, lastModified }) => ({
    value: versionId,
    label: words('history.option', { number: versionId, when: moments.dayAndTime(lastModified) }),
  }))

  return (
    <Dialog isOpen={chosen !== undefined} onClose={onClose} title={words('history.comparison')} size="xl">
      <div className="history-comparison">
        <div className="history-pair">
          <NativeSelect
            label={words('history.older')}
            data={options}
            value={pair.older}
            onChange={(event) => setPair({ ...pair, older: event.currentTarget.value })}
            data-autofocus
          />
          <NativeSelect
            label={words('history.newer')}
            data={options}
            value={pair.newer}
            onChange={(event) => setPair({ ...pair, newer: event.currentTarget.value })}
          />
        </div>
        <Sides description={description} older={older} newer={newer} />
        {editor && older?.ok && (
          <Restoring description={description} editor={editor} version={older.value} onDone={onClose} />
        )}
      </div>
    </Dialog>
  )
}

function pairOf(metas: readonly Meta[], chosen: string | undefined) {
  const newest = metas[0]?.versionId ?? ''
  const index = metas.findIndex(({ versionId }) => versionId === chosen)
  const before = metas[index + 1]?.versionId
  return before === undefined
    ? { older: chosen ?? newest, newer: newest }
    : { older: before, newer: chosen ?? newest }
}

type SidesProps = {
  readonly description: ScreenDescription
  readonly older: Outcome<Row> | undefined
  readonly newer: Outcome<Row> | undefined
}

function Sides({ description, older, newer }: SidesProps): ReactNode {
  const words = useWords()
  const facts = useFieldFacts(description)
  if (!older || !newer) return <Loading what={words('history.comparison')} />
  if (!older.ok) return <FailureNotice failure={older.failure} onRetry={refreshAllAnswers} />
  if (!newer.ok) return <FailureNotice failure={newer.failure} onRetry={refreshAllAnswers} />
  const found = differences(older.value, newer.value, facts)
  if (found.length === 0) return <p>{words('history.no-difference')}</p>

  return (
    <div className="history-scroll">
      <table className="record-versions">
        <thead>
          <tr>
            <th scope="col">{words('resources.field')}</th>
            <th scope="col">{words('history.version-short', { number: older.value.meta.versionId })}</th>
            <th scope="col">{words('history.version-short', { number: newer.value.meta.versionId })}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ key, labels, before, after }) => (
            <tr key={key}>
              <th scope="row">{labels.join(' › ')}</th>
              <td>{before === '' ? words('history.nothing') : <del>{before}</del>}</td>
              <td>{after === '' ? words('history.nothing') : <ins>{after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RestoringProps = {
  readonly description: ScreenDescription
  readonly editor: Editor
  readonly version: Row
  readonly onDone: () => void
}

/** Brings back what was entered in an older version, as a new one; why not, when it cannot be. */
function Restoring({ description, editor, version, onDone }: RestoringProps): ReactNode {
  const words = useWords()
  const { versionId, hasTransformations } = version.meta
  const closed = closedReason(useAsking(description), editor.record)
  if (versionId === editor.record.meta.versionId) return null
  const hidden = hasTransformations ? 'history.hidden-fields' : undefined
  const reason = closed ?? hidden ?? (editor.isDirty ? 'history.unsaved' : undefined)
  if (reason) return <p className="history-reason">{words(reason)}</p>

  const restore = async () => {
    onDone()
    await editor.restore(version)
  }
  return (
    <div className="state-actions">
      <p>{words('history.restore-text')}</p>
      <Button onClick={() => void restore()}>{words('history.restore', { number: versionId })}</Button>
    </div>
  )
}
