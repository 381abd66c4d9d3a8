import { ActionIcon } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { useWords } from '#client/ui/words.tsx'
import { mostColumns } from './columns-from.ts'
import { LanesDialog } from './lanes-dialog.tsx'
import type { ThingKind } from './use-things.ts'

type Props = {
  readonly kind: ThingKind
  readonly things: readonly Lane[]
  readonly shown: readonly Lane[]
  readonly onShow: (ids: readonly string[]) => void
}

/** Beside the choice of one room, place, group or program: chooses several, whose weeks stand side by side. */
export function LanesButton({ kind, things, shown, onShow }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const all = things.slice(0, mostColumns).map(({ id }) => id)
  const label = words(`scheduling.lanes-title-${kind}`)
  return (
    <>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <IconColumns3 size={18} aria-hidden="true" />
      </ActionIcon>
      <LanesDialog
        {...{ kind, isOpen, things, shown }}
        onClose={() => setOpen(false)}
        onShow={(ids) => onShow(ids.length > 0 ? ids : all)}
      />
    </>
  )
}
