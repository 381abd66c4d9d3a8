import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { send } from '#client/api/send.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { HistoryList } from '#client/resources/history/history-list.tsx'
import { useVerbs } from '#client/resources/rows/use-description.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { plainId } from '#generated/operations/operations.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { RecordValues } from './record-values.tsx'

type Props = { readonly description: ScreenDescription; readonly id: string }

/** What was deleted, when and by whom; it comes back as a new version, where the type and the person's permissions allow it. */
export function DeletedRecord({ description, id }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const read = plainId[description.type].read
  const input = useMemo(() => ({ id, includeDeleted: true }), [id])
  const answer = useAnswer(read, input)
  const record = answer?.ok ? answer.value : undefined

  return (
    <div className="record-restore">
      {answer && !answer.ok && (
        <FailureNotice failure={answer.failure} onRetry={() => askAgain(read, input)} />
      )}
      {record && (
        <p>
          <strong>{record.display}</strong>{' '}
          {words('history.deleted-by', {
            when: moments.dayAndTime(record.meta.lastModified),
            who: record.meta.lastModifiedBy?.display ?? '–',
          })}{' '}
          {words('history.deleted-text')}
        </p>
      )}
      <Restore description={description} id={id} />
      {record && <RecordValues description={description} record={record} />}
      {record && <HistoryList description={description} record={record} />}
    </div>
  )
}

function Restore({ description, id }: Props): ReactNode {
  const words = useWords()
  const can = useVerbs(description.type)
  const [failure, setFailure] = useState<SeenFailure>()
  const restore = plainId[description.type].restore
  if (!restore || !can('restore')) return null

  const act = async () => {
    const outcome = await send(restore, { id })
    if (!outcome.ok) return setFailure(outcome.failure)
    notify(words('resources.restored'))
  }
  return (
    <>
      <Button onClick={() => void act()}>{words('resources.restore')}</Button>
      {failure && <FailureNotice failure={failure} />}
    </>
  )
}
