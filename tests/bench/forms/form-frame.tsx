import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { ReactNode } from 'react'
import { browserWorld } from '#client/app/browser-world.ts'
import { Announcer } from '#client/ui/announcer.tsx'
import { AppearanceProvider } from '#client/ui/looks/appearance-provider.tsx'
import { WordsProvider } from '#client/ui/words.tsx'
import { WorldProvider } from '#client/ui/world.ts'
import elementWords from '#shared/messages/en/elements.json'
import formWords from '#shared/messages/en/form.json'
import formsWords from '#shared/messages/en/forms.json'
import { practiceWords } from '#shared/words/practice-words.ts'

const words = practiceWords({ patient: { singular: 'client', plural: 'clients' } }, 'en')

const messages = Object.fromEntries(
  Object.entries({ ...formWords, ...formsWords, ...elementWords }).map(([id, text]) => [
    id,
    compileMessage(text),
  ]),
)

/** What a form of the benchmark stands in: the world, the looks and the words of the product. */
export function FormFrame({ children }: { readonly children: ReactNode }) {
  return (
    <WorldProvider value={browserWorld}>
      <AppearanceProvider>
        <WordsProvider locale="en" messages={messages} practiceWords={words}>
          {children}
          <Announcer />
        </WordsProvider>
      </AppearanceProvider>
    </WorldProvider>
  )
}
