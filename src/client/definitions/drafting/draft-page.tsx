import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { pathOfVersions } from '#client/definitions/shown/definition-lists.ts'
import { EditedBeside } from '#client/definitions/shown/edited-beside.tsx'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ResourceTypes } from '#generated/types/resources.ts'
import type { DraftType } from './draft-type.ts'
import type { Draft } from './use-draft.ts'
import { VersionActs } from './version-acts.tsx'
import '#client/definitions/shown/definitions.css'
import './drafting.css'

type Props<Type extends DraftType> = {
  readonly type: Type
  readonly stored: ResourceTypes[Type]
  readonly draft: Draft<Type>
  readonly children: ReactNode
}

/** The frame of a definition in work: its state and version, taking back, and what can be done with this version. */
export function DraftPage<Type extends DraftType>({ type, stored, draft, children }: Props<Type>): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const act = useAct()
  const { id, name } = draft.now
  const { status, version } = stored
  useWorkspace({ key: `${type}/${id}`, title: name, subtitle: labels(`type.${type}`) })
  return (
    <Page
      title={name}
      beside={
        <>
          <StatusBadge status={status} />
          <span className="build-quiet">{words('build.version', { number: version })}</span>
          <ScreenLink to={pathOfVersions(type, id)}>{words('versions.screen.versions')}</ScreenLink>
          {status === 'Draft' && <EditedBeside stored={stored} />}
        </>
      }
      toolbar={
        <>
          {status === 'Draft' && <Steps draft={draft} />}
          <VersionActs stored={stored} act={act} />
        </>
      }
    >
      {act.failure && <FailureNotice failure={act.failure} />}
      {status !== 'Draft' && <p className="build-hint">{words('drafting.in-use')}</p>}
      {children}
    </Page>
  )
}

function Steps({
  draft,
}: {
  readonly draft: Pick<Draft<DraftType>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>
}): ReactNode {
  const words = useWords()
  useShortcut('mod+z', draft.undo, 'drafting.undo')
  useShortcut('mod+shift+z', draft.redo, 'drafting.redo')
  return (
    <>
      <Button
        variant="default"
        disabled={!draft.canUndo}
        leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
        onClick={draft.undo}
      >
        {words('drafting.undo')}
      </Button>
      <Button
        variant="default"
        disabled={!draft.canRedo}
        leftSection={<IconArrowForwardUp size={16} aria-hidden="true" />}
        onClick={draft.redo}
      >
        {words('drafting.redo')}
      </Button>
    </>
  )
}
