import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type ReactNode, useMemo } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { browserWorld } from '#client/app/browser-world.ts'
import { FormView } from '#client/form/form-view.tsx'
import { Announcer } from '#client/ui/announcer.tsx'
import { AppearanceProvider } from '#client/ui/looks/appearance-provider.tsx'
import { WordsProvider } from '#client/ui/words.tsx'
import { WorldProvider } from '#client/ui/world.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import elementWords from '#shared/messages/en/elements.json'
import formWords from '#shared/messages/en/form.json'
import formsWords from '#shared/messages/en/forms.json'
import { practiceWords } from '#shared/words/practice-words.ts'
import { countingViews, drawn } from './counting-views.ts'
import { everyElement } from './every-element.ts'
import { longForm } from './long-form.ts'
import { mountPlain } from './mount-plain.tsx'

/** The page on which the benchmark of forms draws the form that is measured. */
const words = practiceWords({ patient: { singular: 'client', plural: 'clients' } }, 'en')

declare global {
  interface Window {
    /** How the browser's driver starts a form and reads what it cost. */
    forms: {
      readonly start: (variant: 'ours' | 'whole' | 'plain', source: 'every' | Definition | number) => number
      readonly drawn: () => number
      readonly answers: () => unknown
    }
  }
}

const messages = Object.fromEntries(
  Object.entries({ ...formWords, ...formsWords, ...elementWords }).map(([id, text]) => [
    id,
    compileMessage(text),
  ]),
)

let answersNow = (): unknown => ({})

function Frame({ children }: { readonly children: ReactNode }) {
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

type OursProps = { readonly definition: Definition; readonly eager?: number }

/** The product's form; `eager` sections at once, else as the product decides. */
function Ours({ definition, eager }: OursProps) {
  const answers = useMemo(
    () => openAnswers(compileForm(definition), {}, { newId: () => crypto.randomUUID() }),
    [definition],
  )
  answersNow = () => answers.toAnswers()
  return (
    <div id="formed">
      <FormView
        answers={answers}
        setting={{ timezone: 'America/Chicago' }}
        views={countingViews}
        {...(eager === undefined ? {} : { eager })}
      />
    </div>
  )
}

function definitionOf(source: 'every' | Definition | number): Definition {
  if (source === 'every') return everyElement
  return typeof source === 'number' ? longForm(source) : source
}

let root: Root | undefined

function freshRoot(page: HTMLElement): Root {
  root?.unmount()
  root = createRoot(page)
  return root
}

window.forms = {
  start: (variant, source) => {
    const page = document.getElementById('page')
    const definition = definitionOf(source)
    const begun = performance.now()
    if (variant === 'plain') answersNow = mountPlain(page as HTMLElement, definition)
    else
      freshRoot(page as HTMLElement).render(
        <Frame>
          <Ours definition={definition} {...(variant === 'whole' ? { eager: 1_000 } : {})} />
        </Frame>,
      )
    return begun
  },
  drawn: () => drawn.count,
  answers: () => answersNow(),
}

const asked = new URLSearchParams(location.search).get('form')
if (asked) window.forms.start('ours', asked === 'every' ? 'every' : Number(asked))
