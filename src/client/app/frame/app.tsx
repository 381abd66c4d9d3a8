import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { answers } from '#client/api/answers.ts'
import { type SessionState, useSessionState } from '#client/api/session.ts'
import { chooseLanguage, languageOf, useLanguage } from '#client/app/language.ts'
import { languageChoice } from '#client/app/language-choice.ts'
import { Announcer } from '#client/ui/announcer.tsx'
import { AppearanceProvider } from '#client/ui/looks/appearance-provider.tsx'
import { hoursContext, localeContext, readerZone, timezoneContext, useHours } from '#client/ui/moments.ts'
import { Notices } from '#client/ui/notices.tsx'
import { ErrorBoundary } from '#client/ui/states/error-boundary.tsx'
import { type Locale, WordsProvider } from '#client/ui/words.tsx'
import { type World, WorldProvider } from '#client/ui/world.ts'
import { practiceWords } from '#shared/words/practice-words.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { UndoKey } from './undo-key.tsx'

/** The frame of the whole application: look, language, who is signed in, and then the shell. */
export function App({ world }: { readonly world: World }): ReactNode {
  return (
    <WorldProvider value={world}>
      <AppearanceProvider>
        <QueryClientProvider client={answers}>
          <Spoken />
        </QueryClientProvider>
      </AppearanceProvider>
    </WorldProvider>
  )
}

function Spoken(): ReactNode {
  const state = useSessionState()
  const session = sessionOf(state)
  const [chosen, setChosen] = useState<Locale>()
  const language = useLanguage(chosen ?? languageOf(session?.locale))
  const labels = session?.practice?.labels
  const locale = language?.locale ?? 'en'
  const hours = useHours(session?.practice?.militaryTimeInPrintouts === true)
  const words = useMemo(() => practiceWords(labels, locale), [labels, locale])

  const choose = useCallback((next: Locale) => {
    chooseLanguage(next)
    setChosen(next)
  }, [])
  const choice = useMemo(() => ({ locale, choose }), [locale, choose])
  if (!language) return null

  return (
    <WordsProvider locale={locale} messages={language.messages} practiceWords={words}>
      <languageChoice.Provider value={choice}>
        <timezoneContext.Provider value={session?.practice?.timezone ?? readerZone}>
          <localeContext.Provider value={session?.practice?.locale}>
            <hoursContext.Provider value={hours}>
              <ErrorBoundary mountKey={session?.practice?.key ?? ''}>
                <SignInFrame state={state} />
              </ErrorBoundary>
              <Notices />
              <UndoKey />
              <Announcer />
            </hoursContext.Provider>
          </localeContext.Provider>
        </timezoneContext.Provider>
      </languageChoice.Provider>
    </WordsProvider>
  )
}

function sessionOf(state: SessionState) {
  return state.kind === 'signedIn' || state.kind === 'expired' ? state.session : undefined
}
