import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { OpeningPage } from '#client/definitions/drafting/opening-page.tsx'
import { useKnown } from '#client/definitions/drafting/use-known.ts'
import { VersionActs } from '#client/definitions/drafting/version-acts.tsx'
import { pathOfVersions } from '#client/definitions/shown/definition-lists.ts'
import { DraftsInside } from '#client/definitions/shown/drafts-inside.tsx'
import { EditedBeside } from '#client/definitions/shown/edited-beside.tsx'
import { Preview } from '#client/definitions/shown/preview.tsx'
import { useAct } from '#client/definitions/shown/use-act.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Form } from '#generated/types/form.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { checkSectionForm } from '#shared/notes/editing/check-section-form.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import { BuilderPage } from './builder-page.tsx'
import { type Copies, useBuilder } from './building/use-builder.ts'
import { useProblems } from './building/use-problems.ts'
import { FixedForm } from './fixed-form.tsx'
import { ReadPage } from './read-page.tsx'

/** One section of notes with the form that it asks: built while both are drafts; of a form that is in use, only what the section says changes. */
export function SectionFormScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const answer = useAnswer('noteSectionForm.read', { id: params.id ?? '' })
  const stored = answer?.ok ? answer.value : undefined
  const formAnswer = useAnswer('form.read', stored && { id: stored.form.id })
  const form = formAnswer?.ok && formAnswer.value.id === stored?.form.id ? formAnswer.value : undefined
  if (!stored || !form)
    return <OpeningPage title={words('builder.screen.section')} answers={[answer, formAnswer]} />
  if (stored.status !== 'Draft' || !may('NoteSectionForm:Update'))
    return <ReadSection section={stored} form={form} />
  const isBuilt = form.status === 'Draft' && may('Form:Update')
  return <OneSection key={`${form.id} ${isBuilt}`} stored={stored} form={form} isBuilt={isBuilt} />
}

type OneProps = { readonly stored: NoteSectionForm; readonly form: Form; readonly isBuilt: boolean }

function OneSection({ stored, form, isBuilt }: OneProps): ReactNode {
  const words = useWords()
  const known = useKnown('NoteSectionForm', stored)
  const knownForm = useKnown('Form', form)
  if (!known || !knownForm) return <OpeningPage title={words('builder.screen.section')} answers={[]} />
  const section = { begun: known, stored }
  if (!isBuilt) return <FixedForm section={section} form={form} />
  return <OpenSection section={section} form={{ begun: knownForm, stored: form }} />
}

type OpenProps = { readonly section: Copies<NoteSectionForm>; readonly form: Copies<Form> }

function OpenSection({ section: copies, form: formCopies }: OpenProps): ReactNode {
  const words = useWords()
  const act = useAct()
  const builder = useBuilder('Form', formCopies, copies)
  const { form, section = copies.begun } = builder
  const judged = useMemo(() => ({ form, section }), [form, section])
  const problems = useProblems(judged, checkFormOfSection)
  return (
    <BuilderPage
      builder={builder}
      problems={problems}
      act={act}
      beside={
        <>
          <ScreenLink to={pathOfVersions('NoteSectionForm', section.id)}>
            {words('versions.screen.versions')}
          </ScreenLink>
          <EditedBeside stored={formCopies.stored} />
        </>
      }
      tools={<VersionActs stored={copies.stored} act={act} part={{ type: 'Form', id: form.id }} />}
    />
  )
}

/** What stands in the way of publishing the form itself, and as what its section asks. */
function checkFormOfSection({ form, section }: { readonly form: Form; readonly section: NoteSectionForm }) {
  return [...checkDefinition(form), ...checkSectionForm(section, form)]
}

type ReadProps = { readonly section: NoteSectionForm; readonly form: Form }

function ReadSection({ section, form }: ReadProps): ReactNode {
  const definition = useMemo(() => sectionDefinition(section, form), [section, form])
  return (
    <ReadPage stored={section}>
      {section.status !== 'Draft' && <DraftsInside definition={definition} />}
      <Preview definition={definition} />
    </ReadPage>
  )
}
