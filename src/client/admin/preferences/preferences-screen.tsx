import type { ReactNode } from 'react'
import type { ScreenProps } from '#client/routing/feature.ts'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { usePreferenceElements } from './use-preference-elements.ts'
import { usePreferences } from './use-preferences.ts'
import './preferences.css'

/** The preferences screen: all that a practice may choose for itself, as one form. */
export function PreferencesScreen({ search }: ScreenProps): ReactNode {
  const words = useWords()
  const { answer, onRetry } = usePreferences()
  const elements = usePreferenceElements()
  const what = words('admin.screen.preferences')

  return (
    <Page title={what}>
      <Answered answer={answer} what={what} shape="rows" onRetry={onRetry}>
        {(preferences) =>
          elements ? (
            <PreferencesForm
              key={preferences.id}
              stored={preferences}
              elements={elements}
              group={search.group ?? ''}
            />
          ) : (
            <Loading what={what} shape="rows" />
          )
        }
      </Answered>
    </Page>
  )
}
