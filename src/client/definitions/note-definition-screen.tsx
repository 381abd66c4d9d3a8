import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { OpeningPage } from '#client/definitions/drafting/opening-page.tsx'
import { useKnown } from '#client/definitions/drafting/use-known.ts'
import { VersionActs } from '#client/definitions/drafting/version-acts.tsx'
import { NoteBuilder } from '#client/definitions/note-builder/note-builder.tsx'
import { pathOfDefinition, pathOfVersions } from '#client/definitions/shown/definition-lists.ts'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { useAct } from '#client/definitions/shown/use-act.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import { SectionPreview } from './section-preview.tsx'
import '#client/definitions/shown/definitions.css'

/** One note definition: built while it is a draft, looked at with its parts from then on. */
export function NoteDefinitionScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const answer = useAnswer('noteDefinition.read', { id: params.id ?? '' })
  const stored = answer?.ok ? answer.value : undefined
  const isBuilt = stored?.status === 'Draft' && may('NoteDefinition:Update')
  const known = useKnown('NoteDefinition', isBuilt ? stored : undefined)
  if (stored && !isBuilt) return <OpenDefinition definition={stored} />
  if (stored && known) return <NoteBuilder key={stored.id} begun={known} stored={stored} />
  return <OpeningPage title={words('build.screen.note-definition')} answers={[answer]} />
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
      toolbar={<VersionActs stored={definition} act={act} />}
      aside={<Parts definition={definition} />}
    >
      {act.failure && <FailureNotice failure={act.failure} />}
      {status !== 'Draft' && <p className="build-hint">{words('drafting.in-use')}</p>}
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
