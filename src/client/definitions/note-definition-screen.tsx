import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { pathOfDefinition, pathOfVersions } from '#client/definitions/shown/definition-lists.ts'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { ImpactDialog } from '#client/impact/impact-dialog.tsx'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { notify } from '#client/ui/notices.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import { mayPublish } from './may-publish.ts'
import { SectionPreview } from './section-preview.tsx'
import '#client/definitions/shown/definitions.css'

/** One note definition: its sections as they will be filled, its parts, and publishing. */
export function NoteDefinitionScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('noteDefinition.read', { id: params.id ?? '' })
  if (answer?.ok) return <OpenDefinition definition={answer.value} />
  return (
    <Page title={words('build.screen.note-definition')}>
      {answer ? (
        <FailureNotice failure={answer.failure} onRetry={refreshAllAnswers} />
      ) : (
        <Loading what={words('build.screen.note-definition')} />
      )}
    </Page>
  )
}

function OpenDefinition({ definition }: { readonly definition: NoteDefinition }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { id, name, status, version } = definition
  const act = useAct()
  const sections = (definition.sections ?? []).toSorted((one, other) => one.order - other.order)
  const findingsOf = (index: number) =>
    act.findings.filter(
      ({ pointer }) => pointer === `/sections/${index}` || pointer.startsWith(`/sections/${index}/`),
    )
  useWorkspace({ key: `NoteDefinition/${id}`, title: name, subtitle: labels('type.NoteDefinition') })

  return (
    <Page
      title={name}
      beside={
        <>
          <StatusBadge status={status} />
          <span className="build-quiet">{words('build.version', { number: version })}</span>
        </>
      }
      toolbar={<PublishButton definition={definition} act={act} />}
      aside={<Parts definition={definition} />}
    >
      {act.failure && <FailureNotice failure={act.failure} />}
      <p className="build-hint">{words('build.preview-hint')}</p>
      {sections.map((section) => (
        <SectionPreview
          key={section.id}
          section={section}
          findings={findingsOf(definition.sections?.indexOf(section) ?? -1)}
        />
      ))}
    </Page>
  )
}

function Parts({ definition }: { readonly definition: NoteDefinition }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const {
    id,
    status,
    sections = [],
    noteRules = [],
    questionnaires = [],
    signatureConfiguration,
  } = definition
  const parts = [
    ...sections.map(({ sectionForm }) => ({ type: 'NoteSectionForm' as const, part: sectionForm })),
    ...questionnaires.map((part) => ({ type: 'Questionnaire' as const, part })),
    ...noteRules.map((part) => ({ type: 'NoteRule' as const, part })),
    { type: 'SignatureConfiguration' as const, part: signatureConfiguration },
  ]

  return (
    <div className="build-aside">
      <ScreenLink to={`/resources/NoteDefinition/${id}`}>{words('build.all-fields')}</ScreenLink>
      <ScreenLink to={pathOfVersions('NoteDefinition', id)}>{words('versions.screen.versions')}</ScreenLink>
      <h2>{words('build.parts')}</h2>
      <ul className="build-parts">
        {parts.map(({ type, part }) => (
          <li key={part.id}>
            <span className="build-quiet">{labels(`type.${type}`)}</span>
            <ScreenLink to={pathOfDefinition(type, part.id)}>{part.display ?? part.id}</ScreenLink>
            {status !== 'Draft' && part.versionId && (
              <span className="build-quiet">{words('build.pinned', { version: part.versionId })}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type ButtonProps = { readonly definition: NoteDefinition; readonly act: ReturnType<typeof useAct> }

function PublishButton({ definition, act }: ButtonProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const [isAsking, setAsking] = useState(false)
  const { id, name, status, meta } = definition
  if (status !== 'Draft' || !mayPublish(may, 'noteDefinition.publish')) return null

  const publish = () =>
    act.perform(
      () => send('noteDefinition.publish', { id, versionId: meta.versionId }),
      () => notify(words('build.published', { name })),
    )
  return (
    <>
      <Button loading={act.isBusy} onClick={() => setAsking(true)}>
        {words('build.publish')}
      </Button>
      {isAsking && (
        <ImpactDialog
          definition={definition}
          act="publish"
          text={words('build.publish-note')}
          onConfirm={() => void publish()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
