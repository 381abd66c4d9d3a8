import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'
import { validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import { answerSchemas } from '#shared/forms/schemas/answer-schemas.ts'
import { FormFrame } from './form-frame.tsx'
import { FormInState } from './form-states.tsx'

/** All that follows from a form of the benchmark and its answers: how it is drawn and printed, what may be answered, what is found, what is kept. */
export type FormTrace = {
  readonly drawn: string
  readonly printed: string
  readonly schema: string
  readonly found: string
  readonly kept: string
}

const world = { values: {}, newId: () => 'row' }

/** For tests, draws a form and its print beside the page, looks at both, and takes them away. */
export async function traceForm(definition: Definition, given: Answers): Promise<FormTrace> {
  const form = compileForm(definition)
  const started = { ...startAnswers(form, world), ...given }
  return {
    drawn: await drawnIn('final', definition, started),
    printed: await drawnIn('print', definition, started),
    schema: JSON.stringify(answerSchemas(form)),
    found: JSON.stringify(validateAnswers(form, given, { mode: 'final', context: world })),
    kept: JSON.stringify(keptOf(form, started)),
  }
}

/** What is kept of answers that are given one after the other. */
function keptOf(form: Form, given: Answers): Answers {
  const open = openAnswers(form, {}, world)
  for (const [id, answer] of Object.entries(given)) open.set(id, answer)
  return open.toAnswers('final')
}

async function drawnIn(state: 'final' | 'print', definition: Definition, given: Answers): Promise<string> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <FormFrame>
        <FormInState state={state} definition={definition} given={given} />
      </FormFrame>,
    ),
  )
  await new Promise((drawn) => setTimeout(drawn))
  const html = [...place.querySelectorAll('input,textarea')].map((field) => contentOf(field)).join('|')
  const whole = place.innerHTML + html
  root.unmount()
  place.remove()
  return withoutIds(whole)
}

function contentOf(field: Element): string {
  if (field instanceof HTMLInputElement) return `${field.value} ${field.checked}`
  return field instanceof HTMLTextAreaElement ? field.value : ''
}

/** React numbers its ids anew with each drawing. */
function withoutIds(html: string): string {
  return html.replace(/_r_[0-9a-z]+_|:r[0-9a-z]+:|«r[0-9a-z]+»/g, '').replace(/mantine-[0-9a-z]+/g, '')
}
