import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { PacketItem } from '#shared/packets/shown-items.ts'
import type { PacketWork } from './use-packet.ts'
import { freeItemId, madeKinds, movedItem, withItem, withoutItem } from './with-item.ts'

type Props = {
  readonly work: PacketWork
  readonly selected: string | undefined
  readonly onSelect: (id: string | undefined) => void
}

/** The items of a packet in their order: chosen, moved, taken away, and new ones added at the end. */
export function ItemList({ work, selected, onSelect }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { packet, change } = work
  const add = (kind: (typeof madeKinds)[number]) => {
    change((now) => ({ items: withItem(now, kind) }))
    onSelect(freeItemId(packet))
  }
  return (
    <nav className="packet-items" aria-label={words('packet-editor.items')}>
      {packet.items.length === 0 && <p className="build-quiet">{words('packet-editor.no-items')}</p>}
      <ol>
        {packet.items.map((item, index) => (
          <li key={item.id} data-selected={item.id === selected || undefined}>
            <Button
              variant="subtle"
              aria-current={item.id === selected ? 'true' : undefined}
              onClick={() => onSelect(item.id)}
            >
              {nameOf(item, labels)}
            </Button>
            <span className="build-quiet">
              {labels(`enumeration.PacketItemKind.${item.kind}`)} ·{' '}
              {labels(`enumeration.PacketAudience.${item.audience}`)}
              {item.visibleWhen && ` · ${words('packet-editor.conditional')}`}
            </span>
            <span className="packet-item-acts">
              <Act
                label={words('packet-editor.up', { title: nameOf(item, labels) })}
                icon={IconArrowUp}
                isOff={index === 0}
                onAct={() => change((now) => ({ items: movedItem(now, item.id, -1) }))}
              />
              <Act
                label={words('packet-editor.down', { title: nameOf(item, labels) })}
                icon={IconArrowDown}
                isOff={index === packet.items.length - 1}
                onAct={() => change((now) => ({ items: movedItem(now, item.id, 1) }))}
              />
              <Act
                label={words('packet-editor.remove', { title: nameOf(item, labels) })}
                icon={IconTrash}
                isOff={packet.items.length === 1}
                onAct={() => {
                  change((now) => ({ items: withoutItem(now, item.id) }))
                  onSelect(undefined)
                }}
              />
            </span>
          </li>
        ))}
      </ol>
      <div className="packet-add">
        {madeKinds.map((kind) => (
          <Button
            key={kind}
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            onClick={() => add(kind)}
          >
            {labels(`enumeration.PacketItemKind.${kind}`)}
          </Button>
        ))}
      </div>
    </nav>
  )
}

function nameOf({ title, kind }: PacketItem, labels: ReturnType<typeof useLabels>): string {
  return title.trim() || labels(`enumeration.PacketItemKind.${kind}`)
}

type ActProps = {
  readonly label: string
  readonly icon: typeof IconTrash
  readonly isOff: boolean
  readonly onAct: () => void
}

function Act({ label, icon: Icon, isOff, onAct }: ActProps): ReactNode {
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onAct()
      }}
    >
      <Icon size={16} aria-hidden="true" />
    </ActionIcon>
  )
}
