import { type ReactNode, useMemo } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { Preview } from '#client/definitions/shown/preview.tsx'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { FailureNotice, Findings } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import type { Form } from '#generated/types/form.ts'
import type { NoteDefinitionSection } from '#generated/types/note-definition-section.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

type Props = { readonly section: NoteDefinitionSection; readonly findings: readonly Finding[] }

/** A definition's section of a note as it will be filled; what stands in the way of publishing it stands at its head. */
export function SectionPreview({ section, findings }: Props): ReactNode {
  const sectionForm = useAnswer('noteSectionForm.read', { id: section.sectionForm.id })
  const formId = sectionForm?.ok ? sectionForm.value.form.id : undefined
  const form = useAnswer('form.read', formId === undefined ? undefined : { id: formId })
  const title = section.title ?? section.key
  const refused = [sectionForm, form].find((answer) => answer && !answer.ok)

  return (
    <section className="build-section" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {sectionForm?.ok && <StatusBadge status={sectionForm.value.status} />}
      </header>
      {findings.length > 0 && <Findings findings={findings} />}
      {refused && !refused.ok && <FailureNotice failure={refused.failure} onRetry={refreshAllAnswers} />}
      {sectionForm?.ok && form?.ok && <Fields sectionForm={sectionForm.value} form={form.value} />}
      {!refused && !form && <Loading what={title} />}
    </section>
  )
}

function Fields({
  sectionForm,
  form,
}: {
  readonly sectionForm: NoteSectionForm
  readonly form: Form
}): ReactNode {
  const definition = useMemo(() => sectionDefinition(sectionForm, form), [sectionForm, form])
  return <Preview definition={definition} headingLevel={3} />
}
