import { useMemo } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { FormView } from '#client/form/form-view.tsx'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { countingViews, drawn } from './counting-views.ts'
import { everyElement } from './every-element.ts'
import { FormFrame } from './form-frame.tsx'
import { type FormState, showForm } from './form-states.tsx'
import { longForm } from './long-form.ts'
import { mountPlain } from './mount-plain.tsx'
import { mountSurvey } from './mount-survey.tsx'
import { type FormTrace, traceForm } from './trace-form.tsx'

/** The page on which the benchmark of forms draws the form that is measured. */
declare global {
  interface Window {
    /** How the browser's driver starts a form and reads what it cost. */
    forms: {
      readonly start: (
        variant: 'ours' | 'whole' | 'plain' | 'survey',
        source: 'every' | Definition | number,
        given?: Answers,
      ) => number
      readonly drawn: () => number
      readonly answers: () => unknown
      /** Shows a form with these answers in one of its states. */
      readonly show: (state: FormState, definition: Definition, given: Answers) => void
      /** All that follows from a definition and its answers, drawn beside the page and taken away again. */
      readonly trace: (definition: Definition, given: Answers) => Promise<FormTrace>
    }
  }
}

let answersNow = (): unknown => ({})

type OursProps = {
  readonly definition: Definition
  readonly eager?: number
  readonly given?: Answers | undefined
}

/** The product's form; `eager` sections at once, else as the product decides. */
function Ours({ definition, eager, given = {} }: OursProps) {
  const answers = useMemo(
    () => openAnswers(compileForm(definition), given, { newId: () => crypto.randomUUID() }),
    [definition, given],
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
  start: (variant, source, given) => {
    const page = document.getElementById('page')
    const definition = definitionOf(source)
    const begun = performance.now()
    if (variant === 'plain') answersNow = mountPlain(page as HTMLElement, definition)
    else if (variant === 'survey') answersNow = mountSurvey(page as HTMLElement, definition)
    else
      freshRoot(page as HTMLElement).render(
        <FormFrame>
          <Ours definition={definition} given={given} {...(variant === 'whole' ? { eager: 1_000 } : {})} />
        </FormFrame>,
      )
    return begun
  },
  drawn: () => drawn.count,
  answers: () => answersNow(),
  show: (state, definition, given) =>
    showForm(freshRoot(document.getElementById('page') as HTMLElement), {
      state,
      definition,
      given,
      opened: (answers) => {
        answersNow = () => answers.toAnswers()
      },
    }),
  trace: traceForm,
}

const asked = new URLSearchParams(location.search).get('form')
if (asked) window.forms.start('ours', asked === 'every' ? 'every' : Number(asked))
