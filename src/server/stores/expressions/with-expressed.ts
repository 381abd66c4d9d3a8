import type { Answers } from '#shared/answers/answer.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { type Finding, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Express } from './expression-process.ts'

/** Answers of a form in one version, which `key` names, and what stands around them. */
export type Answered = {
  readonly key: string
  readonly form: Form
  readonly answers: Answers
  readonly context: FormContext
}

/** What stands around the answers, and what the expressions of the form give for them. */
export async function withExpressed(
  express: Express,
  { key, form, answers, context }: Answered,
): Promise<Outcome<FormContext>> {
  if (!form.hasExpressions) return succeeded(context)

  const { values, numbers, rows } = context
  const around = { ...(values && { values }), ...(numbers && { numbers }), ...(rows && { rows }) }
  const answer = await express({
    kind: 'express',
    key,
    definition: form.definition,
    answers,
    context: around,
  })
  if (!answer.ok) return answer
  return succeeded(
    answer.value.kind === 'express' ? { ...context, expressed: answer.value.expressed } : context,
  )
}

/** The expressions of a form that cannot be read. */
export async function unreadableExpressions(
  express: Express,
  form: { readonly elements: readonly unknown[] },
): Promise<Outcome<readonly Finding[]>> {
  const definition = definitionOf(form)
  if (!compileForm(definition).hasExpressions) return succeeded([])

  const answer = await express({ kind: 'check', definition })
  if (!answer.ok) return answer
  return succeeded(answer.value.kind === 'check' ? answer.value.findings : [])
}
