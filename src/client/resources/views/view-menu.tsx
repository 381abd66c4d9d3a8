import { Button, Menu } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { sameView } from '#client/resources/rows/list-view.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { storeChange } from '#client/sync/storing/store-change.ts'
import { Confirmation, Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Listing } from '#generated/types/listing.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { fieldsOf, ownWord, wordOf } from './saved-view.ts'
import type { Views } from './use-views.ts'
import { ViewForm } from './view-form.tsx'

type Props = { readonly description: ScreenDescription; readonly views: Views }

/** Saving the view as it is now, for whom it is, whether it opens first, and its link. */
export function ViewMenu({ description, views }: Props): ReactNode {
  const words = useWords()
  const go = useGo()
  const change = useViewChange()
  const [asking, setAsking] = useState<'new' | 'edit' | 'delete'>()
  const { current, view, choice, firstId } = views
  const path = `/resources/${description.type}`
  const isChanged = !current || !sameView(view, current.view, description)
  const openFirst = async () => {
    await views.setFirst(current?.listing.id)
    notify(words('resources.view-first-done'))
  }
  const copy = async () => {
    await navigator.clipboard.writeText(linkOf(views, path))
    notify(words('resources.view-copied'))
  }
  const saveChanges = async () => {
    if (!current) return
    const after = { ...current.listing, ...fieldsOf(view, choice.widths) }
    if (!(await change.patch(current.listing, after))) return
    views.adopt(after)
    go(`${path}?view=${encodeURIComponent(wordOf(after))}`, { replace: true })
  }
  const remove = async () => {
    if (current && (await change.remove(current.listing))) go(`${path}?view=${ownWord}`, { replace: true })
  }

  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="subtle" leftSection={<IconBookmark size={14} aria-hidden="true" />}>
            {current ? current.listing.name : words('resources.view')}
            {current && isChanged && ` · ${words('resources.view-changed')}`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Items
            listing={current?.listing}
            isChanged={isChanged}
            isFirst={current?.listing.id === firstId}
            onSave={() => void saveChanges()}
            onAsk={setAsking}
            onFirst={() => void openFirst()}
            onCopy={() => void copy()}
          />
        </Menu.Dropdown>
      </Menu>
      {(asking === 'new' || asking === 'edit') && (
        <ViewForm
          description={description}
          views={views}
          listing={asking === 'edit' ? current?.listing : undefined}
          onClose={() => setAsking(undefined)}
        />
      )}
      <Confirmation
        isOpen={asking === 'delete'}
        title={words('resources.view-delete-title', { name: current?.listing.name ?? '' })}
        text={words('resources.view-delete-text')}
        confirmLabel={words('resources.view-delete')}
        isDangerous
        onConfirm={() => void remove()}
        onClose={() => setAsking(undefined)}
      />
      {change.failure && (
        <Dialog isOpen title={words('resources.view-refused')} onClose={change.forget}>
          <FailureNotice failure={change.failure} />
        </Dialog>
      )}
    </>
  )
}

type ItemsProps = {
  readonly listing: Listing | undefined
  readonly isChanged: boolean
  readonly isFirst: boolean
  readonly onSave: () => void
  readonly onAsk: (asking: 'new' | 'edit' | 'delete') => void
  readonly onFirst: () => void
  readonly onCopy: () => void
}

/** What this person may do with the view that is seen. */
function Items({ listing, isChanged, isFirst, onSave, onAsk, onFirst, onCopy }: ItemsProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const mayChange = useMayChange(listing) && may('Listing:Update')
  return (
    <>
      {mayChange && isChanged && <Menu.Item onClick={onSave}>{words('resources.view-save')}</Menu.Item>}
      {may('Listing:Create') && (
        <Menu.Item onClick={() => onAsk('new')}>{words('resources.view-save-new')}</Menu.Item>
      )}
      {mayChange && <Menu.Item onClick={() => onAsk('edit')}>{words('resources.view-edit')}</Menu.Item>}
      {!isFirst && <Menu.Item onClick={onFirst}>{words('resources.view-first')}</Menu.Item>}
      <Menu.Item onClick={onCopy}>{words('resources.view-copy')}</Menu.Item>
      {mayChange && may('Listing:Delete') && (
        <Menu.Item onClick={() => onAsk('delete')}>{words('resources.view-delete')}</Menu.Item>
      )}
    </>
  )
}

/** Whether this person may change the view: one's own, or any with the permission to manage what all use. */
function useMayChange(listing: Listing | undefined): boolean {
  const { profile } = useSession()
  const { may } = usePermissions()
  if (!listing) return false
  if (listing.visibility === 'Personal') return listing.owner.id === profile?.id
  return may(flags.CanManageDefinitions)
}

function useViewChange() {
  const words = useWords()
  const outbox = useOutbox()
  const [failure, setFailure] = useState<SeenFailure>()
  const store = async (change: Parameters<typeof storeChange>[1], said: string) => {
    const stored = await storeChange(outbox, change)
    if (stored.kind !== 'refused') notify(said)
    else {
      if (stored.entry) await outbox.discard(stored.entry.id)
      setFailure(stored.failure)
    }
    return stored.kind !== 'refused'
  }

  return {
    failure,
    forget: () => setFailure(undefined),
    patch: (before: Listing, after: Listing) =>
      store({ kind: 'patch', type: 'Listing', id: before.id, before, after }, words('resources.view-saved')),
    remove: (before: Listing) =>
      store({ kind: 'delete', type: 'Listing', id: before.id, before }, words('resources.view-deleted')),
  }
}

/** The address of what is seen now, also when it is what opens first for this person only. */
function linkOf({ current, firstId }: Views, path: string): string {
  const url = new URL(window.location.href)
  url.pathname = path
  if (!url.searchParams.has('view') && (current || firstId !== undefined))
    url.searchParams.set('view', current ? wordOf(current.listing) : ownWord)
  return url.toString()
}
