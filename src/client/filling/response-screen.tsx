import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useResponse } from '#client/filling/open/use-response.ts'
import { ResponseDocument } from '#client/filling/review/response-document.tsx'
import type { ScreenProps } from '#client/routing/feature.ts'
import { notify } from '#client/ui/notices.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ResponseEditor } from './response-editor.tsx'

/** Answers to a questionnaire: to be filled in until they are finished, to be read and reviewed from then on. */
export function ResponseScreen({ params }: ScreenProps): ReactNode {
  const { id = '' } = params
  const words = useWords()
  const { may } = usePermissions()
  const { loaded, reload } = useResponse(id)
  const [moved, setMoved] = useState<{ readonly way: 'newer' | 'back'; readonly from: string }>()

  if (!loaded?.ok)
    return (
      <Page title={words('filling.screen.response')}>
        {loaded ? (
          <FailureNotice failure={loaded.failure} onRetry={reload} />
        ) : (
          <Loading what={words('filling.screen.response')} />
        )}
      </Page>
    )
  const { response, questionnaire } = loaded.value
  const isOpen = response.status === 'Preliminary' && may('QuestionnaireResponse:Update')
  return isOpen && questionnaire ? (
    <ResponseEditor
      key={`${id} ${questionnaire.id}`}
      response={response}
      questionnaire={questionnaire}
      onFinished={reload}
      hasMoved={moved?.way === 'newer' && moved.from !== questionnaire.id}
      onMoved={(way) => {
        setMoved({ way, from: questionnaire.id })
        if (way === 'back') notify(words('filling.newer-undone'))
        reload()
      }}
    />
  ) : (
    <ResponseDocument key={id} loaded={loaded.value} reload={reload} />
  )
}
