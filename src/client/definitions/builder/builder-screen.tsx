import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { OpeningPage } from '#client/definitions/drafting/opening-page.tsx'
import { useKnown } from '#client/definitions/drafting/use-known.ts'
import { EditedBeside } from '#client/definitions/shown/edited-beside.tsx'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { checkQuestionnaire } from '#shared/forms/publishing/check-questionnaire.ts'
import { BuilderPage } from './builder-page.tsx'
import { useBuilder } from './building/use-builder.ts'
import { useProblems } from './building/use-problems.ts'

/** The builder of one questionnaire, with what of it is still on its way to the server. */
export function BuilderScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('questionnaire.read', { id: params.id ?? '' })
  const stored = answer?.ok ? answer.value : undefined
  const known = useKnown('Questionnaire', stored)
  if (stored && stored.status !== 'Draft') return <InUse questionnaire={stored} />
  if (known && stored) return <OpenBuilder key={stored.id} begun={known} stored={stored} />
  return <OpeningPage title={words('builder.screen.design')} answers={[answer]} />
}

/** A version that is in use stays as it is. */
function InUse({ questionnaire: { id, name } }: { readonly questionnaire: Questionnaire }): ReactNode {
  const words = useWords()
  return (
    <Page title={name}>
      <p>{words('builder.no-draft')}</p>
      <ScreenLink to={`/build/questionnaires/${id}`}>{words('builder.done')}</ScreenLink>
    </Page>
  )
}

type OpenProps = { readonly begun: Questionnaire; readonly stored: Questionnaire }

function OpenBuilder({ begun, stored }: OpenProps): ReactNode {
  const words = useWords()
  const builder = useBuilder('Questionnaire', { begun, stored })
  const { form } = builder
  const problems = useProblems(form, checkQuestionnaire)
  return (
    <BuilderPage
      builder={builder}
      problems={problems}
      beside={<EditedBeside stored={stored} />}
      tools={<ScreenLink to={`/build/questionnaires/${form.id}`}>{words('builder.done')}</ScreenLink>}
    />
  )
}
