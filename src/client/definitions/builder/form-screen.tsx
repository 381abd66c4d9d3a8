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
import { definitionOf } from '#shared/forms/definition.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { BuilderPage } from './builder-page.tsx'
import { type Copies, useBuilder } from './building/use-builder.ts'
import { useProblems } from './building/use-problems.ts'
import { ReadPage } from './read-page.tsx'

/** One form: built while it is a draft, looked at and tried out from then on. */
export function FormScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const answer = useAnswer('form.read', { id: params.id ?? '' })
  const stored = answer?.ok ? answer.value : undefined
  const isBuilt = stored?.status === 'Draft' && may('Form:Update')
  const known = useKnown('Form', isBuilt ? stored : undefined)
  if (stored && !isBuilt) return <ReadForm form={stored} />
  if (stored && known) return <OpenForm key={stored.id} begun={known} stored={stored} />
  return <OpeningPage title={words('builder.screen.form')} answers={[answer]} />
}

function OpenForm({ begun, stored }: Copies<Form>): ReactNode {
  const words = useWords()
  const act = useAct()
  const builder = useBuilder('Form', { begun, stored })
  const { form } = builder
  const problems = useProblems(form, checkDefinition)
  return (
    <BuilderPage
      builder={builder}
      problems={problems}
      act={act}
      beside={
        <>
          <ScreenLink to={pathOfVersions('Form', form.id)}>{words('versions.screen.versions')}</ScreenLink>
          <EditedBeside stored={stored} />
        </>
      }
      tools={<VersionActs stored={stored} act={act} />}
    />
  )
}

function ReadForm({ form }: { readonly form: Form }): ReactNode {
  const definition = useMemo(() => definitionOf(form), [form])
  return (
    <ReadPage stored={form}>
      {form.status !== 'Draft' && <DraftsInside definition={definition} />}
      <Preview definition={definition} />
    </ReadPage>
  )
}
