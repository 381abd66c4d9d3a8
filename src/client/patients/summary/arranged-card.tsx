import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconEyeOff, IconGripVertical } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useEffect, useRef } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import { type ChartCard, chartCards } from '#generated/enumerations/chart-card.ts'
import type { Patient } from '#generated/types/patient.ts'
import { summaryCards } from './summary-cards.ts'

/** What can be done with a card while cards are arranged: to a place, another one before it, away. */
type Arrange = {
  readonly to: (place: number) => void
  readonly before: (other: ChartCard) => void
  readonly hide: () => void
}

type Props = {
  readonly patient: Patient
  readonly card: ChartCard
  readonly title: string
  readonly place: { readonly index: number; readonly count: number }
  readonly arrange?: Arrange
}

const dragged = 'text/plain'

/** A card of the summary, which can be arranged by buttons, by keys and by dragging. */
export function ArrangedCard({ patient, card, title, place, arrange }: Props): ReactNode {
  const { View } = summaryCards[card]
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const other = chartCards.find((each) => each === event.dataTransfer.getData(dragged))
    if (other && other !== card) arrange?.before(other)
  }
  return (
    <section
      className="chart-card"
      aria-label={title}
      {...(arrange && {
        draggable: true,
        onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragged, card),
        onDragOver: (event: DragEvent) => event.preventDefault(),
        onDrop: drop,
      })}
    >
      <div className="summary-title">
        <h2>{title}</h2>
        {arrange && <CardTools title={title} place={place} arrange={arrange} />}
      </div>
      <View patient={patient} title={title} />
    </section>
  )
}

type ToolsProps = Pick<Props, 'title' | 'place'> & { readonly arrange: Arrange }

function CardTools({ title, place: { index, count }, arrange }: ToolsProps): ReactNode {
  const words = useWords()
  const tools = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)

  // The card was drawn at another place and has lost the focus on its way.
  useEffect(() => {
    if (wanted.current !== index) return
    wanted.current = undefined
    tools.current?.focus()
    announce(words('chart-summary.placed', { card: title, place: index + 1, count }))
  }, [index, count, title, words])

  const move = (to: number) => {
    if (to < 0 || to >= count) return
    wanted.current = to
    arrange.to(to)
  }
  return (
    <div
      ref={tools}
      role="toolbar"
      className="summary-tools"
      tabIndex={-1}
      aria-label={words('chart-summary.tools', { card: title })}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft' || key === 'ArrowUp') move(index - 1)
        if (key === 'ArrowRight' || key === 'ArrowDown') move(index + 1)
      }}
    >
      <IconGripVertical size={16} aria-hidden="true" className="summary-grip" />
      <ActionIcon
        aria-label={words('chart-summary.earlier', { card: title })}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        <IconArrowLeft size={16} />
      </ActionIcon>
      <ActionIcon
        aria-label={words('chart-summary.later', { card: title })}
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      >
        <IconArrowRight size={16} />
      </ActionIcon>
      <ActionIcon aria-label={words('chart-summary.hide', { card: title })} onClick={arrange.hide}>
        <IconEyeOff size={16} />
      </ActionIcon>
    </div>
  )
}
