import { type ReactNode, useCallback, useMemo } from 'react'
import { FormDocument } from '#client/form/form-document.tsx'
import { loadForm } from '#client/form/stored/load-form.ts'
import { useAsked } from '#client/impact/use-asked.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'

/** What was answered in the form of a consent, in the version that was filled in: it is signed with the rest, so it is read with the rest. */
export function ConsentAnswers({ form }: { readonly form: NonNullable<Consent['form']> }): ReactNode {
  const { definition, data = {} } = form
  const { id, resourceType, versionId } = definition
  const read = useCallback(
    () => loadForm({ id, resourceType, ...(versionId !== undefined && { versionId }) }),
    [id, resourceType, versionId],
  )
  const { answer, ask } = useAsked(read)
  const title = definition.display ?? ''
  return (
    <Answered answer={answer} what={title} onRetry={ask}>
      {(found) => <Filled title={title} form={found} answers={data} />}
    </Answered>
  )
}

type FilledProps = { readonly title: string; readonly form: Definition; readonly answers: Answers }

function Filled({ title, form, answers }: FilledProps): ReactNode {
  const { newId } = useWorld()
  const open = useMemo(
    () => openAnswers(compileForm(form), answers, { newId, values: {} }),
    [form, answers, newId],
  )
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <FormDocument answers={open} />
    </section>
  )
}
