import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import { useWords } from '#client/ui/words.tsx'
import { type Card, dragged } from './card.ts'
import { OrderedCard } from './ordered-card.tsx'

type Props = {
  readonly label: string
  readonly cards: readonly Card[]
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
  readonly onMove: (from: number, to: number) => void
  readonly onDuplicate: (index: number) => void
  readonly onRemove: (index: number) => void
  readonly isReadOnly: boolean
  /** Why the last card has to stay; nothing where it may go. */
  readonly lastStays?: string | undefined
}

/** The heads of these cards, not of cards within one of them. */
const ownHeads = ':scope > .draft-card > .draft-card-head > .draft-card-open'

/** Parts of a definition in their order, as cards: opened, moved by mouse or by Alt and the arrows, copied, removed. */
export function OrderedCards(props: Props): ReactNode {
  const { label, cards, openId, onOpen, onMove, onRemove, lastStays } = props
  const words = useWords()
  const list = useRef<HTMLOListElement>(null)
  const [over, setOver] = useState<number>()
  const focus = (index: number) =>
    focusDrawn(() => list.current?.querySelectorAll<HTMLElement>(ownHeads)[index])
  const move = (from: number, to: number) => {
    const card = cards[from]
    if (!card || to < 0 || to >= cards.length) return
    onMove(from, to)
    announce(words('drafting.moved', { name: card.title, place: to + 1, of: cards.length }))
    focus(to)
  }
  const remove = (index: number) => {
    if (lastStays !== undefined && cards.length === 1) return announce(lastStays)
    onRemove(index)
    announce(words('drafting.removed', { name: cards[index]?.title ?? '' }))
    focus(Math.max(0, index - 1))
  }
  const drop = (event: DragEvent, to: number) => {
    const from = cards.findIndex(({ id }) => id === event.dataTransfer.getData(dragged))
    setOver(undefined)
    if (from < 0) return
    event.preventDefault()
    event.stopPropagation()
    move(from, to)
  }
  return (
    <ol ref={list} className="draft-cards" aria-label={label}>
      {cards.map((card, index) => (
        <OrderedCard
          key={card.id}
          card={card}
          number={index + 1}
          count={cards.length}
          isOpen={card.id === openId}
          isOver={over === index}
          isReadOnly={props.isReadOnly}
          acts={{
            toggle: () => onOpen(card.id === openId ? undefined : card.id),
            moveBy: (by) => move(index, index + by),
            duplicate: () => props.onDuplicate(index),
            remove: () => remove(index),
            hover: (event) => {
              if (!event.dataTransfer.types.includes(dragged)) return
              event.preventDefault()
              setOver(index)
            },
            drop: (event) => drop(event, index),
          }}
        />
      ))}
    </ol>
  )
}
