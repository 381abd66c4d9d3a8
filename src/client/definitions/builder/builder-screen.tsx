import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { FormJson } from '#client/definitions/builder/trial/form-json.tsx'
import { TranslationPanel } from '#client/definitions/builder/trial/translation-panel.tsx'
import { Trial } from '#client/definitions/builder/trial/trial.tsx'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { plain } from '#client/sync/pending.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { checkQuestionnaire } from '#shared/forms/publishing/check-questionnaire.ts'
import { BuilderTools, type BuilderView } from './builder-tools.tsx'
import { useBuilder } from './building/use-builder.ts'
import { Design } from './design.tsx'
import './builder.css'

/** The builder of one questionnaire, with what of it is still on its way to the server. */
export function BuilderScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('questionnaire.read', { id: params.id ?? '' })
  const stored = answer?.ok ? answer.value : undefined
  const known = useKnown(stored)
  if (stored && stored.status !== 'Draft') return <InUse questionnaire={stored} />
  if (known && stored) return <OpenBuilder begun={known} stored={stored} />
  return (
    <Page title={words('builder.screen.design')}>
      {answer && !answer.ok ? (
        <FailureNotice failure={answer.failure} onRetry={refreshAllAnswers} />
      ) : (
        <Loading what={words('builder.screen.design')} />
      )}
    </Page>
  )
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

/** The questionnaire as this device wants it, when it was opened. */
function useKnown(stored: Questionnaire | undefined): Questionnaire | undefined {
  const outbox = useOutbox()
  const [known, setKnown] = useState<Questionnaire>()
  const isKnown = known !== undefined && known.id === stored?.id
  useEffect(() => {
    if (!stored || isKnown) return
    void outbox.latest('Questionnaire', stored.id, plain(stored)).then((latest) => setKnown(latest ?? stored))
  }, [outbox, stored, isKnown])
  return isKnown ? known : undefined
}

type OpenProps = { readonly begun: Questionnaire; readonly stored: Questionnaire }

function OpenBuilder({ begun, stored }: OpenProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const builder = useBuilder(begun, stored)
  const [view, setView] = useState<BuilderView>('design')
  const [sample, setSample] = useState<Answers>({})
  const { form } = builder
  const problems = useMemo(() => checkQuestionnaire(form), [form])
  useWorkspace({ key: `Questionnaire/${form.id}`, title: form.name, subtitle: labels('type.Questionnaire') })
  return (
    <Page
      title={form.name}
      beside={
        <>
          <StatusBadge status={form.status} />
          <span className="build-quiet">{words('build.version', { number: form.version })}</span>
        </>
      }
      toolbar={<BuilderTools builder={builder} view={view} onView={setView} />}
      isFlush
    >
      {view === 'design' && <Design builder={builder} problems={problems} />}
      {view === 'try' && <Trial builder={builder} sample={sample} onSample={setSample} />}
      {view === 'translate' && <TranslationPanel builder={builder} />}
      {view === 'data' && <FormJson builder={builder} />}
    </Page>
  )
}
