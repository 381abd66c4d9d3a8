import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { DraftPage } from '#client/definitions/drafting/draft-page.tsx'
import { OpeningPage } from '#client/definitions/drafting/opening-page.tsx'
import { useDraft } from '#client/definitions/drafting/use-draft.ts'
import { useKnown } from '#client/definitions/drafting/use-known.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ComplianceQuestionnaire } from '#generated/types/compliance-questionnaire.ts'
import { ChecklistEditor } from './checklist-editor.tsx'
import './checklists.css'

/** One audit checklist: edited while it is a draft, looked at and tried out afterwards. */
export function ChecklistScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('complianceQuestionnaire.read', { id: params.id ?? '' })
  const stored = answer?.ok ? answer.value : undefined
  const known = useKnown('ComplianceQuestionnaire', stored)
  if (known && stored) return <OpenChecklist key={stored.id} begun={known} stored={stored} />
  return <OpeningPage title={words('checklist-editor.screen.checklist')} answers={[answer]} />
}

type OpenProps = { readonly begun: ComplianceQuestionnaire; readonly stored: ComplianceQuestionnaire }

function OpenChecklist({ begun, stored }: OpenProps): ReactNode {
  const draft = useDraft('ComplianceQuestionnaire', { begun, stored })
  return (
    <DraftPage type="ComplianceQuestionnaire" stored={stored} draft={draft}>
      <ChecklistEditor draft={draft} isReadOnly={stored.status !== 'Draft'} />
    </DraftPage>
  )
}
