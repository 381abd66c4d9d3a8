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
import type { NoteRule } from '#generated/types/note-rule.ts'
import { RuleEditor } from './rule-editor.tsx'
import './rules.css'

/** One note rule: edited while it is a draft, looked at and tried out afterwards. */
export function RuleScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('noteRule.read', { id: params.id ?? '' })
  const stored = answer?.ok ? answer.value : undefined
  const known = useKnown('NoteRule', stored)
  if (known && stored) return <OpenRule key={stored.id} begun={known} stored={stored} />
  return (
    <Page title={words('rule-editor.screen.rule')}>
      {answer && !answer.ok ? (
        <FailureNotice failure={answer.failure} onRetry={refreshAllAnswers} />
      ) : (
        <Loading what={words('rule-editor.screen.rule')} />
      )}
    </Page>
  )
}

function OpenRule({ begun, stored }: { readonly begun: NoteRule; readonly stored: NoteRule }): ReactNode {
  const draft = useDraft('NoteRule', { begun, stored })
  return (
    <DraftPage type="NoteRule" stored={stored} draft={draft}>
      <RuleEditor draft={draft} isReadOnly={stored.status !== 'Draft'} />
    </DraftPage>
  )
}
