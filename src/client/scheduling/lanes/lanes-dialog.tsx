import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useWords } from '#client/ui/words.tsx'
import { mostColumns } from './columns-from.ts'
import type { ThingKind } from './use-things.ts'

type Props = {
  readonly kind: ThingKind
  readonly isOpen: boolean
  /** All there are. */
  readonly things: readonly Lane[]
  /** Whose columns stand there now. */
  readonly shown: readonly Lane[]
  readonly onClose: () => void
  /** Without any, all. */
  readonly onShow: (ids: readonly string[]) => void
}

/** Chooses the rooms, places, groups or programs that stand side by side. */
export function LanesDialog({ kind, isOpen, onClose, onShow, ...rest }: Props): ReactNode {
  const words = useWords()
  const show = (ids: readonly string[]) => {
    onClose()
    onShow(ids)
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words(`scheduling.lanes-title-${kind}`)} size="sm">
      {isOpen && <LanesForm {...rest} onShow={show} />}
    </Dialog>
  )
}

type FormProps = Pick<Props, 'things' | 'shown' | 'onShow'>

function LanesForm({ things, shown, onShow }: FormProps): ReactNode {
  const words = useWords()
  const [chosen, setChosen] = useState(() => shown.map(({ id }) => id))
  const isFull = chosen.length >= mostColumns
  const tick = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length > 0) onShow(things.flatMap(({ id }) => (chosen.includes(id) ? [id] : [])))
  }
  return (
    <form className="people-form" onSubmit={submit}>
      <div className="people-quick">
        <Button variant="default" onClick={() => onShow([])} data-autofocus>
          {words('scheduling.lanes-all')}
        </Button>
      </div>
      <ul className="people-list" aria-label={words('scheduling.columns-of')}>
        {things.map(({ id, display }) => (
          <li key={id}>
            <Checkbox
              label={display}
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={() => tick(id)}
            />
          </li>
        ))}
      </ul>
      <p className="people-count" role="status">
        {words('scheduling.people-ticked', { count: chosen.length, most: mostColumns })}
      </p>
      <div className="booking-end">
        <Button type="submit" disabled={chosen.length === 0}>
          {words('scheduling.people-show')}
        </Button>
      </div>
    </form>
  )
}
