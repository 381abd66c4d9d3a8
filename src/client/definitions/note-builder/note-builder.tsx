import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useDraft } from '#client/definitions/drafting/use-draft.ts'
import { VersionActs } from '#client/definitions/drafting/version-acts.tsx'
import { pathOfVersions } from '#client/definitions/shown/definition-lists.ts'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { type ActState, useAct } from '#client/definitions/shown/use-act.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import { NoteDesign } from './note-design.tsx'
import { NotePreview } from './note-preview.tsx'
import { type NoteWork, noteWork } from './sections/note-work.ts'
import { useParts } from './sections/use-parts.tsx'
import { useProblems } from './use-problems.ts'
import '#client/definitions/shown/definitions.css'
import '#client/definitions/builder/builder.css'
import '#client/definitions/drafting/drafting.css'
import './note-builder.css'

const views = ['design', 'try'] as const
type View = (typeof views)[number]

type Props = { readonly begun: NoteDefinition; readonly stored: NoteDefinition }

/** The builder of one note: seen as the clinician will have it, section by section. */
export function NoteBuilder({ begun, stored }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const act = useAct()
  const draft = useDraft('NoteDefinition', { begun, stored })
  const [selected, select] = useState<string>()
  const [view, setView] = useState<View>('design')
  const { now } = draft
  const { parts, readers } = useParts(now.sections ?? [])
  const work = useMemo(() => noteWork(draft, { parts, selected, select }), [draft, parts, selected])
  const problems = useProblems(now, parts, act.findings)
  useWorkspace({ key: `NoteDefinition/${now.id}`, title: now.name, subtitle: labels('type.NoteDefinition') })
  return (
    <Page
      title={now.name}
      beside={
        <>
          <StatusBadge status={stored.status} />
          <span className="build-quiet">{words('build.version', { number: stored.version })}</span>
          <ScreenLink to={pathOfVersions('NoteDefinition', now.id)}>
            {words('versions.screen.versions')}
          </ScreenLink>
          <AllFieldsLink type="NoteDefinition" id={now.id} />
        </>
      }
      toolbar={<Tools work={work} view={view} onView={setView} act={act} stored={stored} />}
      isFlush
    >
      <div className="builder-whole">
        {act.failure && act.failure.kind !== 'invalid' && <FailureNotice failure={act.failure} />}
        {view === 'design' ? <NoteDesign work={work} problems={problems} /> : <NotePreview work={work} />}
      </div>
      {readers}
    </Page>
  )
}

type ToolsProps = {
  readonly work: NoteWork
  readonly view: View
  readonly onView: (view: View) => void
  readonly act: ActState
  readonly stored: NoteDefinition
}

function Tools({ work: { draft }, view, onView, act, stored }: ToolsProps): ReactNode {
  const words = useWords()
  const { undo, redo, canUndo, canRedo } = draft
  useShortcut('mod+z', undo, 'builder.undo')
  useShortcut('mod+shift+z', redo, 'builder.redo')
  const steps = [
    { labelId: 'builder.undo', Icon: IconArrowBackUp, isOff: !canUndo, step: undo },
    { labelId: 'builder.redo', Icon: IconArrowForwardUp, isOff: !canRedo, step: redo },
  ] as const
  return (
    <>
      <SegmentedControl
        aria-label={words('builder.view')}
        value={view}
        data={views.map((value) => ({ value, label: words(`builder.view-${value}`) }))}
        onChange={(value) => onView(views.find((each) => each === value) ?? 'design')}
      />
      <span className="builder-acts">
        {steps.map(({ labelId, Icon, isOff, step }) => (
          <ActionIcon
            key={labelId}
            variant="default"
            size="lg"
            aria-label={words(labelId)}
            title={words(labelId)}
            disabled={isOff}
            onClick={step}
          >
            <Icon size={16} aria-hidden="true" />
          </ActionIcon>
        ))}
      </span>
      <VersionActs stored={stored} act={act} />
    </>
  )
}
