import { Button, UnstyledButton } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { pathOfVersions } from '#client/definitions/shown/definition-lists.ts'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { type ActState, useAct } from '#client/definitions/shown/use-act.ts'
import { ImpactDialog } from '#client/impact/impact-dialog.tsx'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { settled } from '#client/sync/drafts/settled.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { plain } from '#client/sync/pending.ts'
import { notify } from '#client/ui/notices.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Packet } from '#generated/types/packet.ts'
import { type Finding, failed } from '#shared/outcome/outcome.ts'
import { checkPacket } from '#shared/packets/check-packet.ts'
import { inOrder } from '#shared/packets/shown-items.ts'
import { ItemList } from './item-list.tsx'
import { ItemSettings } from './item-settings.tsx'
import { PacketSettings } from './packet-settings.tsx'
import { type PacketWork, usePacket } from './use-packet.ts'
import '#client/definitions/shown/definitions.css'
import '#client/definitions/builder/builder.css'
import './packets.css'

/** A packet's definition: built while it is a draft, read from then on. */
export function PacketScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const answer = useAnswer('packet.read', { id: params.id ?? '' })
  const stored = answer?.ok ? answer.value : undefined
  const isBuilt = stored?.status === 'Draft' && may('Packet:Update')
  const known = useKnown(isBuilt ? stored : undefined)
  if (stored && !isBuilt) return <ReadPacket packet={stored} />
  if (stored && known) return <OpenPacket key={stored.id} begun={known} stored={stored} />
  return (
    <Page title={words('packet-editor.screen.packet')}>
      {answer && !answer.ok ? (
        <FailureNotice failure={answer.failure} onRetry={refreshAllAnswers} />
      ) : (
        <Loading what={words('packet-editor.screen.packet')} />
      )}
    </Page>
  )
}

/** The packet as this device wants it, when it was opened. */
function useKnown(stored: Packet | undefined): Packet | undefined {
  const outbox = useOutbox()
  const [known, setKnown] = useState<Packet>()
  const isKnown = known !== undefined && known.id === stored?.id
  useEffect(() => {
    if (!stored || isKnown) return
    void outbox.latest('Packet', stored.id, plain(stored)).then((latest) => setKnown(latest ?? stored))
  }, [outbox, stored, isKnown])
  return isKnown ? known : undefined
}

function OpenPacket({ begun, stored }: { readonly begun: Packet; readonly stored: Packet }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const work = usePacket(begun, stored)
  const { packet } = work
  const [selected, setSelected] = useState(packet.items[0]?.id)
  const act = useAct()
  const problems = useMemo(() => checkPacket(packet), [packet])
  const item = packet.items.find(({ id }) => id === selected)
  useWorkspace({ key: `Packet/${packet.id}`, title: packet.name, subtitle: labels('type.Packet') })
  return (
    <Page
      title={packet.name}
      beside={<Beside packet={packet} />}
      toolbar={<Tools work={work} act={act} problems={problems} />}
    >
      {act.failure && <FailureNotice failure={act.failure} />}
      <Problems problems={problems} packet={packet} onGo={setSelected} />
      <div className="packet-editor">
        <div className="packet-column">
          <PacketSettings work={work} />
        </div>
        <div className="packet-column">
          <h2>{words('packet-editor.items')}</h2>
          <ItemList work={work} selected={selected} onSelect={setSelected} />
          {item && <ItemSettings key={item.id} work={work} item={item} />}
        </div>
      </div>
    </Page>
  )
}

function Beside({ packet: { status, version } }: { readonly packet: Packet }): ReactNode {
  const words = useWords()
  return (
    <>
      <StatusBadge status={status} />
      <span className="build-quiet">{words('build.version', { number: version })}</span>
    </>
  )
}

type ToolsProps = {
  readonly work: PacketWork
  readonly act: ActState
  readonly problems: readonly Finding[]
}

function Tools({ work, act, problems }: ToolsProps): ReactNode {
  const words = useWords()
  const outbox = useOutbox()
  const { mayDo } = usePermissions()
  const [isAsking, setAsking] = useState(false)
  const { packet, undo, redo, canUndo, canRedo } = work
  const publish = async () => {
    setAsking(false)
    await act.perform(
      async () => {
        if (!(await settled(outbox, 'Packet', packet.id))) return failed({ kind: 'unreachable' })
        const read = await send('packet.read', { id: packet.id })
        if (!read.ok) return read
        return send('packet.publish', { id: packet.id, versionId: read.value.meta.versionId })
      },
      () => {
        notify(words('build.published', { name: packet.name }))
        refreshAllAnswers()
      },
    )
  }
  return (
    <>
      <ScreenLink to={pathOfVersions('Packet', packet.id)}>{words('versions.screen.versions')}</ScreenLink>
      <Button variant="default" disabled={!canUndo} onClick={undo}>
        {words('builder.undo')}
      </Button>
      <Button variant="default" disabled={!canRedo} onClick={redo}>
        {words('builder.redo')}
      </Button>
      {mayDo('packet.publish') && (
        <Button
          loading={act.isBusy}
          aria-disabled={problems.length > 0 || undefined}
          onClick={() => problems.length === 0 && setAsking(true)}
        >
          {words('build.publish')}
        </Button>
      )}
      {isAsking && (
        <ImpactDialog
          definition={packet}
          act="publish"
          text={words('packet-editor.publish-text')}
          onConfirm={() => void publish()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type ProblemsProps = {
  readonly problems: readonly Finding[]
  readonly packet: Packet
  readonly onGo: (itemId: string | undefined) => void
}

function Problems({ problems, packet, onGo }: ProblemsProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  if (problems.length === 0) return <p className="build-quiet">{words('builder.no-problems')}</p>
  return (
    <section aria-label={words('builder.problems')}>
      <p role="status">{words('builder.problem-count', { count: problems.length })}</p>
      <ul className="packet-problems">
        {problems.map(({ pointer, message, parameters }) => {
          const [, , index = '', field = ''] = pointer.split('/')
          const item = packet.items[Number(index)]
          const name = item && (item.title || labels(`enumeration.PacketItemKind.${item.kind}`))
          return (
            <li key={`${pointer} ${message}`}>
              <UnstyledButton onClick={() => onGo(item?.id)}>
                {name !== undefined && <b>{name}: </b>}
                {field === 'title' ? words('packet-editor.title-needed') : labels(message, parameters)}
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A packet that is in use, or whose reader may not change it. */
function ReadPacket({ packet }: { readonly packet: Packet }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <Page
      title={packet.name}
      beside={<Beside packet={packet} />}
      toolbar={
        <ScreenLink to={pathOfVersions('Packet', packet.id)}>{words('versions.screen.versions')}</ScreenLink>
      }
    >
      {packet.instructions && <p className="packet-text">{packet.instructions}</p>}
      <ol className="packet-read">
        {inOrder(packet.items).map((item) => (
          <li key={item.id}>
            <b>{item.title}</b>
            <span className="build-quiet">
              {labels(`enumeration.PacketItemKind.${item.kind}`)} ·{' '}
              {labels(`enumeration.PacketAudience.${item.audience}`)}
              {item.visibleWhen && ` · ${words('packet-editor.conditional')}`}
            </span>
          </li>
        ))}
      </ol>
    </Page>
  )
}
