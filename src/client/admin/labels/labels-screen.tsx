import type { ReactNode } from 'react'
import { usePreferences } from '#client/admin/preferences/use-preferences.ts'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { LabelsForm } from './labels-form.tsx'
import './labels.css'

/** The labels screen: the practice's own words, and beside them where they are said. */
export function LabelsScreen(): ReactNode {
  const words = useWords()
  const { answer, onRetry } = usePreferences()
  return (
    <Page title={words('admin.screen.labels')}>
      <Answered answer={answer} what={words('admin.screen.labels')} onRetry={onRetry}>
        {(preferences) => <LabelsForm key={preferences.id} stored={preferences} />}
      </Answered>
    </Page>
  )
}
