import { Button, Drawer } from '@mantine/core'
import { IconCloudCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { StuckEntry } from '#client/sync/outbox/ledger.ts'
import { useOutbox, useSaveState, useStuck } from '#client/sync/outbox/use-outbox.tsx'
import { Confirmation } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { Findings } from '#client/ui/states/failure-notice.tsx'
import { failureSentence } from '#client/ui/states/failure-sentence.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { changesOf, fieldLabel, type PlainChange, readable, titleOf } from './plain-change.ts'
import '#client/ui/has-more-looks.ts'
import type { Failure, Finding } from '#shared/outcome/outcome.ts'

type Props = { readonly isOpen: boolean; readonly onClose: () => void }

/** The drawer, fetched later, of what could not be stored: each with both versions, and the ways to go on. Nothing leaves it unless a person says so. */
export function RecoveryDrawer({ isOpen, onClose }: Props): ReactNode {
  const words = useWords()
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="lg"
      title={words('app.drawer-title')}
      closeButtonProps={{ 'aria-label': words('ui.close-dialog') }}
    >
      {isOpen && <DrawerBody />}
    </Drawer>
  )
}

function DrawerBody(): ReactNode {
  const words = useWords()
  const items = useStuck()
  const { waiting, unreadable = 0 } = useSaveState()
  const outbox = useOutbox()

  return (
    <div className="drawer">
      {waiting > 0 && (
        <div className="drawer-waiting">
          <p>{words('app.drawer-waiting', { count: waiting })}</p>
          <Button variant="default" onClick={outbox.resume}>
            {words('app.send-now')}
          </Button>
        </div>
      )}
      {unreadable > 0 && (
        <p className="drawer-waiting">{words('app.drawer-unreadable', { count: unreadable })}</p>
      )}
      {items.length + waiting + unreadable === 0 && (
        <EmptyState
          icon={IconCloudCheck}
          title={words('app.drawer-empty')}
          text={words('app.drawer-empty-text')}
        />
      )}
      {items.map((item) => (
        <StuckItem key={item.id} item={item} />
      ))}
    </div>
  )
}

function StuckItem({ item }: { readonly item: StuckEntry }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const outbox = useOutbox()
  const [isAsking, setAsking] = useState(false)
  const changes = changesOf(item)
  const { id, adviceId } = failureSentence(item.failure)

  const copy = async () => {
    await navigator.clipboard.writeText(
      readable(changes, (field) => fieldLabel(labels, item.pending.type, field)),
    )
    notify(words('app.copied'))
  }

  return (
    <article className="drawer-item">
      <h3>{titleOf(item) ?? labels(`type.${item.pending.type}`)}</h3>
      <p className="drawer-when">{moments.dayAndTime(new Date(item.at).toISOString())}</p>
      <p>
        {words(id)} {words(adviceId)}
      </p>
      <Findings findings={reasonsOf(item.failure)} />
      <ChangeTable type={item.pending.type} changes={changes} />
      <div className="state-actions">
        <Button onClick={() => outbox.retry(item)}>
          {words(item.theirs ? 'app.keep-mine' : 'ui.try-again')}
        </Button>
        <Button variant="default" onClick={copy}>
          {words('app.copy-text')}
        </Button>
        <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
          {words('app.discard')}
        </Button>
      </div>
      <Confirmation
        isOpen={isAsking}
        title={words('app.discard-title')}
        text={words('app.discard-text')}
        confirmLabel={words('app.discard')}
        isDangerous
        onConfirm={() => outbox.discard(item.id)}
        onClose={() => setAsking(false)}
      />
    </article>
  )
}

/** What the server said itself, where that is more than our own sentence. */
function reasonsOf(failure: Failure): readonly Finding[] {
  return 'findings' in failure ? (failure.findings ?? []) : []
}

type TableProps = { readonly type: string; readonly changes: readonly PlainChange[] }

function ChangeTable({ type, changes }: TableProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  if (changes.length === 0) return null
  const hasTheirs = changes.some(({ theirs }) => theirs !== undefined)

  return (
    <table className="drawer-changes">
      <thead>
        <tr>
          <th scope="col">{words('app.field')}</th>
          <th scope="col">{words('app.mine')}</th>
          {hasTheirs && <th scope="col">{words('app.theirs')}</th>}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, field, mine, theirs }) => (
          <tr key={path}>
            <th scope="row">{fieldLabel(labels, type, field)}</th>
            <td>{mine}</td>
            {hasTheirs && <td>{theirs ?? '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
