import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { type ReactNode, useCallback } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { pathOfDefinition, pathOfVersions } from '#client/definitions/shown/definition-lists.ts'
import { LifeActs } from '#client/definitions/shown/life-acts.tsx'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { readVersions } from '#client/impact/read-impact.ts'
import { useAsked } from '#client/impact/use-asked.ts'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { settled } from '#client/sync/drafts/settled.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ResourceTypes } from '#generated/types/resources.ts'
import type { Draft, DraftType } from './use-draft.ts'
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
  const go = useGo()
  const act = useAct()
  const outbox = useOutbox()
  const { id, key, name } = draft.now
  const { status, version } = stored
  useWorkspace({ key: `${type}/${id}`, title: name, subtitle: labels(`type.${type}`) })
  const ask = useCallback(() => readVersions({ resourceType: type, key }), [type, key])
  const versions = useAsked(ask)
  const changed = () => {
    refreshAllAnswers()
    versions.ask()
  }
  return (
    <Page
      title={name}
      beside={
        <>
          <StatusBadge status={status} />
          <span className="build-quiet">{words('build.version', { number: version })}</span>
          <ScreenLink to={pathOfVersions(type, id)}>{words('versions.screen.versions')}</ScreenLink>
        </>
      }
      toolbar={
        <>
          {status === 'Draft' && <Steps draft={draft} />}
          {versions.answer?.ok && (
            <LifeActs
              definition={stored}
              versions={versions.answer.value}
              act={act}
              onChange={changed}
              settle={() => settled(outbox, type, id)}
              onBegun={(made) => go(pathOfDefinition(type, made))}
            />
          )}
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
