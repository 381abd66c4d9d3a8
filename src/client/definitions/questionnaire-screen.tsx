import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { PrintBlank } from '#client/content/print-blank.tsx'
import { DefinitionExports } from '#client/definitions/shown/definition-exports.tsx'
import { pathOfDefinition, pathOfVersions } from '#client/definitions/shown/definition-lists.ts'
import { Preview } from '#client/definitions/shown/preview.tsx'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { ImpactDialog } from '#client/impact/impact-dialog.tsx'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { settled } from '#client/sync/drafts/settled.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { notify } from '#client/ui/notices.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { ImportReportView } from './import-report-view.tsx'
import { mayPublish } from './may-publish.ts'
import { originalReport } from './original-report.ts'
import { DraftsInside } from './shown/drafts-inside.tsx'
import { useReportOf } from './use-import.ts'
import '#client/definitions/shown/definitions.css'

/** One questionnaire: how it will look, what the import said of it, and what can be done with it. */
export function QuestionnaireScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('questionnaire.read', { id: params.id ?? '' })
  if (answer?.ok) return <OpenQuestionnaire questionnaire={answer.value} />
  return (
    <Page title={words('build.screen.questionnaire')}>
      {answer ? (
        <FailureNotice failure={answer.failure} onRetry={refreshAllAnswers} />
      ) : (
        <Loading what={words('build.screen.questionnaire')} />
      )}
    </Page>
  )
}

function OpenQuestionnaire({ questionnaire }: { readonly questionnaire: Questionnaire }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { id, name, status, version } = questionnaire
  const told = useReportOf(id)
  const report = useMemo(() => told ?? originalReport(questionnaire, words), [told, questionnaire, words])
  const act = useAct()
  const definition = useMemo(() => definitionOf(questionnaire), [questionnaire])
  useWorkspace({ key: `Questionnaire/${id}`, title: name, subtitle: labels('type.Questionnaire') })

  return (
    <Page
      title={name}
      beside={
        <>
          <StatusBadge status={status} />
          <span className="build-quiet">{words('build.version', { number: version })}</span>
        </>
      }
      toolbar={<QuestionnaireActs questionnaire={questionnaire} act={act} />}
      aside={
        <div className="build-aside">
          <ScreenLink to={`/resources/Questionnaire/${id}`}>{words('build.all-fields')}</ScreenLink>
          <ScreenLink to={pathOfVersions('Questionnaire', id)}>
            {words('versions.screen.versions')}
          </ScreenLink>
          <DefinitionExports definition={questionnaire} />
          {report && <ImportReportView report={report} />}
          {!told && <Origin questionnaire={questionnaire} />}
        </div>
      }
    >
      {act.failure && <FailureNotice failure={withoutFindings(act.failure)} />}
      {status !== 'Draft' && <DraftsInside definition={definition} />}
      <p className="build-hint">{words('build.preview-hint')}</p>
      <div className="build-preview">
        <Preview definition={definition} findings={act.findings} />
      </div>
    </Page>
  )
}

/** The findings themselves stand in the preview. */
function withoutFindings<Failure extends { readonly kind: string }>(failure: Failure): Failure {
  return failure.kind === 'invalid' ? { ...failure, findings: [] } : failure
}

function Origin({
  questionnaire: { source, copyright },
}: {
  readonly questionnaire: Questionnaire
}): ReactNode {
  const labels = useLabels()
  return (
    <dl className="build-facts">
      {source && (
        <>
          <dt>{labels('field.Questionnaire.source')}</dt>
          <dd>{source}</dd>
        </>
      )}
      {copyright && (
        <>
          <dt>{labels('field.Questionnaire.copyright')}</dt>
          <dd>{copyright}</dd>
        </>
      )}
    </dl>
  )
}

type ActsProps = { readonly questionnaire: Questionnaire; readonly act: ReturnType<typeof useAct> }

function QuestionnaireActs({ questionnaire, act }: ActsProps): ReactNode {
  const words = useWords()
  const go = useGo()
  const { may } = usePermissions()
  const [isAsking, setAsking] = useState(false)
  const outbox = useOutbox()
  const { id, name, status, meta } = questionnaire
  const settle = () => settled(outbox, 'Questionnaire', id)
  const path = (made: { readonly id: string }) => pathOfDefinition('NoteDefinition', made.id)

  const makeNote = () =>
    act.perform(
      () => send('questionnaire.useAsNote', { id }),
      ({ noteDefinition, sectionForms }) => {
        notify(words('build.note-made', { count: sectionForms.length }))
        go(path(noteDefinition))
      },
    )
  // What was changed in the builder a moment ago is published too.
  const ask = () =>
    act.perform(
      async () => ((await settle()) ? succeeded(undefined) : failed({ kind: 'unreachable' })),
      () => setAsking(true),
    )
  const publish = () =>
    act.perform(
      () => send('questionnaire.publish', { id, versionId: meta.versionId }),
      () => notify(words('build.published', { name })),
    )

  return (
    <>
      {may('NoteDefinition:Create') && (
        <Button
          variant={status === 'Draft' ? 'filled' : 'default'}
          loading={act.isBusy}
          onClick={() => void makeNote()}
        >
          {words('build.use-as-note')}
        </Button>
      )}
      {status === 'Draft' && may('Questionnaire:Update') && (
        <Button variant="default" onClick={() => go(`/build/questionnaires/${id}/design`)}>
          {words('builder.open')}
        </Button>
      )}
      <PrintBlank form={questionnaire} settle={settle} />
      {status === 'Draft' && mayPublish(may, 'questionnaire.publish') && (
        <Button variant="default" disabled={act.isBusy} onClick={() => void ask()}>
          {words('build.publish')}
        </Button>
      )}
      {isAsking && (
        <ImpactDialog
          definition={questionnaire}
          act="publish"
          text={words('build.publish-questionnaire')}
          onConfirm={() => void publish()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
