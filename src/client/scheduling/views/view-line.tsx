import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { KeptView } from './use-kept-views.ts'

type Props = {
  readonly view: KeptView
  /** The calendar shows it now. */
  readonly isShown: boolean
  readonly onShow: () => void
  readonly onRename: (name: string) => Promise<boolean>
  readonly onRemove: () => void
}

/** One saved view of the calendar: opens it, gives it another name, removes it. */
export function ViewLine({ view, isShown, onShow, onRename, onRemove }: Props): ReactNode {
  const words = useWords()
  const [name, setName] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = (name ?? '').trim()
    if (wanted !== '' && (wanted === view.name || (await onRename(wanted)))) setName(undefined)
  }
  if (name !== undefined)
    return (
      <form className="view-line" onSubmit={submit}>
        <TextInput
          aria-label={words('scheduling.view-name-of', { name: view.name })}
          value={name}
          maxLength={80}
          data-autofocus
          autoFocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={name.trim() === ''}>
          {words('scheduling.view-save')}
        </Button>
        <Button variant="default" onClick={() => setName(undefined)}>
          {words('ui.cancel')}
        </Button>
      </form>
    )

  return (
    <div className="view-line">
      <Button variant="default" className="view-open" aria-pressed={isShown} onClick={onShow}>
        {view.name}
      </Button>
      <ActionIcon
        aria-label={words('scheduling.view-rename', { name: view.name })}
        onClick={() => setName(view.name)}
      >
        <IconPencil size={16} />
      </ActionIcon>
      <ActionIcon aria-label={words('scheduling.view-remove', { name: view.name })} onClick={onRemove}>
        <IconTrash size={16} />
      </ActionIcon>
    </div>
  )
}
