import type { ReactNode } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { typeNamed, useDescription } from '#client/resources/rows/use-description.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { plainId } from '#generated/operations/operations.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { DeletedRecord } from './deleted-record.tsx'
import { RecordEditor } from './record-editor.tsx'
import { useOwed } from './use-owed.ts'
import '#client/resources/editing/record.css'

/** One record: `/resources/Location/{id}`. */
export function RecordScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const type = typeNamed(params.type)
  if (!type)
    return (
      <Page title={words('resources.screen.record')}>
        <FailureNotice failure={{ kind: 'missing' }} />
      </Page>
    )
  return <OneRecord key={`${type}/${params.id}`} type={type} id={params.id ?? ''} />
}

function OneRecord({ type, id }: { readonly type: ResourceType; readonly id: string }): ReactNode {
  const labels = useLabels()
  const description = useDescription(type)
  const read = plainId[description.type].read
  const answer = useAnswer(read, { id })
  const title = labels(description.titleId)
  const record = useOwed(type, answer?.ok ? answer.value : undefined)

  if (!answer || (answer.ok && !record))
    return (
      <Page title={title}>
        <Loading what={title} />
      </Page>
    )
  if (!answer.ok)
    return (
      <Page title={title}>
        <FailureNotice failure={answer.failure} onRetry={() => askAgain(read, { id })} />
        {answer.failure.kind === 'gone' && <DeletedRecord description={description} id={id} />}
      </Page>
    )
  return record && <RecordEditor description={description} record={record} />
}
