import { Button, Switch } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ChartCard } from '#generated/enumerations/chart-card.ts'
import { ArrangedCard } from './arranged-card.tsx'
import { layoutWithout, movedLayout } from './layout.ts'
import { PracticeLayout } from './practice-layout.tsx'
import { summaryCards } from './summary-cards.ts'
import { useColumns } from './use-columns.ts'
import { useLayout } from './use-layout.ts'
import './summary.css'
import '#client/patients/tabs/tabs.css'

/** The summary tab of a chart: cards in the order that the reader wants, to be moved and hidden. */
export function SummaryTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { may } = usePermissions()
  const { layout, isOwn, change, reset } = useLayout()
  const [isArranging, setArranging] = useState(false)
  if (!layout) return <Loading what={words('chart-tabs.summary')} shape="cards" />

  const mine = (cards: readonly ChartCard[]) => cards.filter((card) => may(summaryCards[card].permission))
  const shown = mine(layout.shown)
  return (
    <>
      <div className="tab-head summary-head">
        <Switch
          checked={isArranging}
          onChange={({ currentTarget }) => setArranging(currentTarget.checked)}
          label={words('chart-summary.arrange')}
        />
        {isArranging && isOwn && (
          <Button variant="default" onClick={reset}>
            {words('chart-summary.usual')}
          </Button>
        )}
        {isArranging && may('PracticePreferences:Update') && <PracticeLayout layout={layout} />}
      </div>
      {isArranging && (
        <HiddenCards
          cards={mine(layout.hidden)}
          onShow={(card) => change(movedLayout(layout, card, undefined))}
        />
      )}
      <Cards shown={shown}>
        {shown.map((card, index) => (
          <ArrangedCard
            key={card}
            patient={patient}
            card={card}
            place={{ index, count: shown.length }}
            {...(isArranging && {
              arrange: {
                to: (next: number) => change(movedLayout(layout, card, beforeAt(shown, card, next))),
                before: (other: ChartCard) => change(movedLayout(layout, other, card)),
                hide: () => change(layoutWithout(layout, card)),
              },
            })}
            title={labels(`enumeration.ChartCard.${card}`)}
          />
        ))}
      </Cards>
    </>
  )
}

function Cards({ shown, children }: { readonly shown: readonly ChartCard[]; readonly children: ReactNode }) {
  const grid = useColumns(shown.join())
  return (
    <div ref={grid} className="chart">
      {children}
    </div>
  )
}

/** The card before which one has to stand to be at that place. */
function beforeAt(shown: readonly ChartCard[], card: ChartCard, place: number): ChartCard | undefined {
  return shown.filter((each) => each !== card)[place]
}

type HiddenProps = { readonly cards: readonly ChartCard[]; readonly onShow: (card: ChartCard) => void }

function HiddenCards({ cards, onShow }: HiddenProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  if (cards.length === 0) return null
  return (
    <section className="summary-hidden" aria-label={words('chart-summary.hidden')}>
      <h2>{words('chart-summary.hidden')}</h2>
      {cards.map((card) => {
        const name = labels(`enumeration.ChartCard.${card}`)
        return (
          <Button key={card} size="compact-sm" variant="default" onClick={() => onShow(card)}>
            {words('chart-summary.show', { card: name })}
          </Button>
        )
      })}
    </section>
  )
}
