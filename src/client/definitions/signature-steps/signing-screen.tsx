import type { ReactNode } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { DraftPage } from '#client/definitions/drafting/draft-page.tsx'
import { useDraft } from '#client/definitions/drafting/use-draft.ts'
import { useKnown } from '#client/definitions/drafting/use-known.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import { SigningEditor } from './signing-editor.tsx'
import '#client/definitions/builder/builder.css'

/** One signature configuration: edited while it is a draft, looked at and tried out afterwards. */
export function SigningScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('signatureConfiguration.read', { id: params.id ?? '' })
  const stored = answer?.ok ? answer.value : undefined
  const known = useKnown('SignatureConfiguration', stored)
  if (known && stored) return <OpenConfiguration key={stored.id} begun={known} stored={stored} />
  return (
    <Page title={words('signing-editor.screen.signing')}>
      {answer && !answer.ok ? (
        <FailureNotice failure={answer.failure} onRetry={refreshAllAnswers} />
      ) : (
        <Loading what={words('signing-editor.screen.signing')} />
      )}
    </Page>
  )
}

type OpenProps = { readonly begun: SignatureConfiguration; readonly stored: SignatureConfiguration }

function OpenConfiguration({ begun, stored }: OpenProps): ReactNode {
  const draft = useDraft('SignatureConfiguration', { begun, stored })
  return (
    <DraftPage type="SignatureConfiguration" stored={stored} draft={draft}>
      <SigningEditor draft={draft} isReadOnly={stored.status !== 'Draft'} />
    </DraftPage>
  )
}
