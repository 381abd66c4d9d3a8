import { ActionIcon, Switch, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { PracticeItem } from '#shared/lists/practice-items.ts'
import { useListWords } from './use-coded-lists.ts'

type Props = {
  readonly item: PracticeItem
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onRename: (display: string) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onOffer: (isOffered: boolean) => void
}

const longest = 200

/** One code in a line: its place, its name, and whether it is offered. */
export function CodeLine({ item, isFirst, isLast, onRename, onMove, onOffer }: Props): ReactNode {
  const words = useWords()
  const { display } = useListWords()
  const name = display(item)
  return (
    <li className="code-line" data-hidden={!item.isOffered || undefined}>
      <ActionIcon
        size={24}
        variant="subtle"
        disabled={isFirst}
        aria-label={words('admin.code-up', { name })}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        size={24}
        variant="subtle"
        disabled={isLast}
        aria-label={words('admin.code-down', { name })}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <TextInput
        aria-label={words('admin.code-name', { code: item.code })}
        value={name}
        maxLength={longest}
        error={name.trim() === '' && words('admin.code-name-needed')}
        onChange={(event) => onRename(event.currentTarget.value)}
      />
      <span className="lists-text">{item.code}</span>
      <Switch
        label={words('admin.code-offered')}
        aria-label={words('admin.code-offer', { name })}
        checked={item.isOffered}
        onChange={(event) => onOffer(event.currentTarget.checked)}
      />
    </li>
  )
}
