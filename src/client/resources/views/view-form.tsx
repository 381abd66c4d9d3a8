import { Button, Checkbox, Radio, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useGo } from '#client/routing/use-go.tsx'
import type { Change } from '#client/sync/change.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { storeChange } from '#client/sync/storing/store-change.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Listing } from '#generated/types/listing.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { fieldsOf, type Sharing, wordOf } from './saved-view.ts'
import type { Views } from './use-views.ts'

type Props = {
  readonly description: ScreenDescription
  readonly views: Views
  /** The view whose name and sharing are changed; none: a new one. */
  readonly listing: Listing | undefined
  readonly onClose: () => void
}

type NamedView = { readonly name: string; readonly sharing: Sharing }

const keptNames = keepTyping<NamedView>()

/** The name of a view and for whom it is. */
export function ViewForm({ description, views, listing, onClose }: Props): ReactNode {
  const words = useWords()
  const go = useGo()
  const outbox = useOutbox()
  const { newId } = useWorld()
  const { may } = usePermissions()
  const { profile } = useSession()
  const kept = useKept(keptNames, `${description.type}/${listing?.id ?? 'new'}`, () => ({
    name: listing?.name ?? '',
    sharing: { visibility: listing?.visibility ?? 'Personal', roles: listing?.sharedWith ?? [] },
  }))
  const { name, sharing } = kept.typed
  const [id] = useState(() => listing?.id ?? newId())
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const isNameless = name.trim() === ''
  const isForNobody = sharing.visibility === 'Team' && sharing.roles.length === 0

  const save = async () => {
    setTried(true)
    if (isNameless || isForNobody || isBusy) return
    const change = changeOf({ description, views, listing, id, named: { name: name.trim(), sharing } })
    setBusy(true)
    const stored = await storeChange(outbox, change).finally(() => setBusy(false))
    if (stored.kind === 'refused') {
      if (stored.entry) await outbox.discard(stored.entry.id)
      return setFailure(stored.failure)
    }
    kept.stored(kept.typed)
    if (profile) views.adopt(listingAfter(change, profile))
    notify(words('resources.view-saved'))
    onClose()
    const word = wordOf({ id: change.id, name: name.trim() })
    go(`/resources/${description.type}?view=${encodeURIComponent(word)}`, { replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words(listing ? 'resources.view-edit' : 'resources.view-save-new')}
    >
      <form className="view-form" noValidate onSubmit={submit}>
        {failure && <FailureNotice failure={failure} />}
        <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
        <TextInput
          label={words('resources.view-name')}
          value={name}
          maxLength={80}
          required
          data-autofocus
          error={isTried && isNameless ? words('resources.view-name-needed') : undefined}
          onChange={(event) => kept.type({ sharing, name: event.currentTarget.value })}
        />
        {may(flags.CanManageDefinitions) && (
          <SharingChoice sharing={sharing} onChange={(next) => kept.type({ name, sharing: next })} />
        )}
        {isTried && isForNobody && <p className="view-trouble">{words('resources.view-role-needed')}</p>}
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words('resources.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Named = Pick<Props, 'description' | 'views' | 'listing'> & {
  readonly id: string
  readonly named: NamedView
}

type ViewChange = Exclude<Change<'Listing'>, { readonly kind: 'delete' }>

/** A new view is what is seen now; of an old one only the name and the sharing are changed here. */
function changeOf({ description, views, listing, id, named: { name, sharing } }: Named): ViewChange {
  const { visibility, roles } = sharing
  const shared = visibility === 'Team' ? { sharedWith: roles } : {}
  if (listing) {
    const { sharedWith: _, ...before } = listing
    const after = { ...before, name, visibility, ...shared }
    return { kind: 'patch', type: 'Listing', id: listing.id, before: listing, after }
  }
  const fields = fieldsOf(views.view, views.choice.widths)
  const body = {
    name,
    kind: 'Dynamic' as const,
    listedType: description.type,
    visibility,
    ...shared,
    ...fields,
  }
  return { kind: 'create', type: 'Listing', id, body }
}

/** The view as it is about to be read again. */
function listingAfter(change: ViewChange, owner: Reference): Listing {
  if (change.kind === 'patch') return change.after
  // The server adds its own fields when the view is read again.
  return { ...change.body, id: change.id, owner } as Listing
}

type SharingProps = { readonly sharing: Sharing; readonly onChange: (sharing: Sharing) => void }

const choices = [
  { visibility: 'Personal', labelId: 'resources.view-for-me' },
  { visibility: 'Team', labelId: 'resources.view-for-role' },
  { visibility: 'Practice', labelId: 'resources.view-for-all' },
] as const

function SharingChoice({ sharing, onChange }: SharingProps): ReactNode {
  const words = useWords()
  return (
    <>
      <Radio.Group
        label={words('resources.view-for')}
        value={sharing.visibility}
        onChange={(chosen) => {
          const choice = choices.find(({ visibility }) => visibility === chosen)
          if (choice) onChange({ ...sharing, visibility: choice.visibility })
        }}
      >
        {choices.map(({ visibility, labelId }) => (
          <Radio key={visibility} value={visibility} label={words(labelId)} />
        ))}
      </Radio.Group>
      {sharing.visibility === 'Team' && (
        <Roles chosen={sharing.roles} onChange={(roles) => onChange({ ...sharing, roles })} />
      )}
    </>
  )
}

const askedRoles = { filters: [], pageSize: 100, orderBy: 'display' } as const

type RolesProps = {
  readonly chosen: readonly Reference[]
  readonly onChange: (roles: readonly Reference[]) => void
}

function Roles({ chosen, onChange }: RolesProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('securityRole.query', askedRoles)
  return (
    <Answered answer={answer} onRetry={() => askAgain('securityRole.query', askedRoles)}>
      {({ items }) => (
        <fieldset className="view-roles">
          <legend>{words('resources.view-roles')}</legend>
          {items.map(({ id, display }) => {
            const isChosen = chosen.some((role) => role.id === id)
            const others = chosen.filter((role) => role.id !== id)
            return (
              <Checkbox
                key={id}
                label={display}
                checked={isChosen}
                onChange={() =>
                  onChange(isChosen ? others : [...others, { resourceType: 'SecurityRole', id, display }])
                }
              />
            )
          })}
        </fieldset>
      )}
    </Answered>
  )
}
