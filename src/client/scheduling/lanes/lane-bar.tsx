import { Button, Checkbox } from '@mantine/core'
import { IconChevronDown, IconColumns3 } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { AskedFailure, type AskedOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { mostColumns } from './columns-from.ts'
import { LaneTurn } from './lane-turn.tsx'
import type { ThingKind } from './use-things.ts'

type Props = {
  readonly kind: ThingKind
  /** All there are. */
  readonly things: readonly Lane[]
  readonly asked: AskedOf
  /** Whose columns stand there now. */
  readonly shown: readonly Lane[]
  readonly before: number
  readonly behind: number
  /** Without any, all. */
  readonly onShow: (ids: readonly string[]) => void
  readonly onTurn: (first: number) => void
}

/** Which rooms, places, groups or programs the calendar shows: says it, opens the choice, and turns to those that have no room beside them. */
export function LaneBar({ kind, things, asked, shown, before, behind, onShow, onTurn }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const show = (ids: readonly string[]) => {
    setOpen(false)
    onShow(ids)
  }
  return (
    <div className="people-bar">
      <Button
        variant="default"
        leftSection={<IconColumns3 size={14} aria-hidden="true" />}
        rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words(`scheduling.lanes-${kind}`, { count: before + shown.length + behind })}
      </Button>
      <LaneTurn before={before} shown={shown.length} behind={behind} onTurn={onTurn} />
      <AskedFailure {...asked} />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words(`scheduling.lanes-title-${kind}`)}
        size="sm"
      >
        {isOpen && <LanesForm things={things} shown={shown} onShow={show} />}
      </Dialog>
    </div>
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
