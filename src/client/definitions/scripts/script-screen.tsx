import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { DraftPage } from '#client/definitions/drafting/draft-page.tsx'
import { OpeningPage } from '#client/definitions/drafting/opening-page.tsx'
import { useDraft } from '#client/definitions/drafting/use-draft.ts'
import { useKnown } from '#client/definitions/drafting/use-known.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Script } from '#generated/types/script.ts'
import { ScriptEditor } from './script-editor.tsx'
import '#client/definitions/builder/builder.css'
import './scripts.css'

/** One script: edited while it is a draft, looked at and tried out afterwards. */
export function ScriptScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('script.read', { id: params.id ?? '' })
  const stored = answer?.ok ? answer.value : undefined
  const known = useKnown('Script', stored)
  if (known && stored) return <OpenScript key={stored.id} begun={known} stored={stored} />
  return <OpeningPage title={words('script-editor.screen.script')} answers={[answer]} />
}

function OpenScript({ begun, stored }: { readonly begun: Script; readonly stored: Script }): ReactNode {
  const draft = useDraft('Script', { begun, stored })
  return (
    <DraftPage type="Script" stored={stored} draft={draft}>
      <ScriptEditor draft={draft} isReadOnly={stored.status !== 'Draft'} />
    </DraftPage>
  )
}
