import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useSearch } from '#client/routing/use-go.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Confirmation, Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import { succeeded } from '#shared/outcome/outcome.ts'
import { addressOf, type CalendarSearch, isShownBy } from './kept-view.ts'
import { type KeptView, useKeptViews } from './use-kept-views.ts'
import { ViewLine } from './view-line.tsx'
import './views.css'

type Props = {
  readonly isOpen: boolean
  /** What is shown now, with all that is only usual for this reader. */
  readonly shown: CalendarSearch
  readonly onClose: () => void
}

const keptNames = keepTyping<string>()

/** The saved views of the calendar: opens one, renames or removes it, saves what is shown under a name, and copies its link. */
export function ViewsDialog({ isOpen, shown, onClose }: Props): ReactNode {
  const words = useWords()
  const [search, setSearch] = useSearch()
  const kept = useKeptViews()
  const [removing, setRemoving] = useState<KeptView>()
  const show = (view: KeptView) => {
    setSearch({ ...addressOf(view), event: undefined, first: undefined, days: undefined }, { replace: false })
    onClose()
  }
  const remove = async () => {
    if (removing && (await kept.remove(removing.id))) notify(words('scheduling.view-removed'))
  }
  const hasViews = kept.views.length > 0

  return (
    <>
      <Dialog isOpen={isOpen} onClose={onClose} title={words('scheduling.views')} size="md">
        <div className="calendar-views">
          {kept.failure && <FailureNotice failure={kept.failure} />}
          <Answered<unknown> answer={hasViews ? succeeded([]) : kept.answer} onRetry={kept.retry}>
            {() =>
              hasViews ? (
                <ul aria-label={words('scheduling.views')}>
                  {kept.views.map((view) => (
                    <li key={view.id}>
                      <ViewLine
                        view={view}
                        isShown={isShownBy(view, shown)}
                        onShow={() => show(view)}
                        onRename={(name) => kept.rename(view.id, name)}
                        onRemove={() => setRemoving(view)}
                      />
                    </li>
                  ))}
                </ul>
              ) : (
                <p>{words('scheduling.views-none')}</p>
              )
            }
          </Answered>
          {kept.mayKeep && <SaveView onSave={(name) => kept.save(name, shown)} />}
          <CopyLink shown={{ ...search, ...shown }} />
        </div>
      </Dialog>
      <Confirmation
        isOpen={removing !== undefined}
        title={words('scheduling.view-remove', { name: removing?.name ?? '' })}
        text={words('scheduling.view-remove-text')}
        confirmLabel={words('scheduling.view-remove-now')}
        isDangerous
        onConfirm={() => void remove()}
        onClose={() => setRemoving(undefined)}
      />
    </>
  )
}

/** Gives what is shown now a name. */
function SaveView({ onSave }: { readonly onSave: (name: string) => Promise<boolean> }): ReactNode {
  const words = useWords()
  const kept = useKept(keptNames, 'calendar-view', () => '')
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const name = kept.typed.trim()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name === '' || isBusy) return
    setBusy(true)
    const isSaved = await onSave(name).finally(() => setBusy(false))
    if (!isSaved) return
    kept.startOver()
    setTried(false)
    notify(words('scheduling.view-saved', { name }))
  }
  return (
    <form className="view-save" noValidate onSubmit={submit}>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <TextInput
        label={words('scheduling.view-name')}
        value={kept.typed}
        maxLength={80}
        required
        data-autofocus
        error={isTried && name === '' ? words('scheduling.view-name-needed') : undefined}
        onChange={(event) => kept.type(event.currentTarget.value)}
      />
      <Button type="submit" loading={isBusy}>
        {words('scheduling.view-save')}
      </Button>
    </form>
  )
}

/** The address of what is shown says all of it, so that a view is shared by its link. */
function CopyLink({ shown }: { readonly shown: CalendarSearch }): ReactNode {
  const words = useWords()
  const copy = async () => {
    const said = Object.entries(shown).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const url = new URL(window.location.href)
    url.search = new URLSearchParams(said).toString()
    await navigator.clipboard.writeText(url.toString())
    notify(words('scheduling.view-copied'))
  }
  return (
    <p className="view-link">
      {words('scheduling.view-link')}
      <Button variant="subtle" onClick={() => void copy()}>
        {words('scheduling.view-copy')}
      </Button>
    </p>
  )
}
