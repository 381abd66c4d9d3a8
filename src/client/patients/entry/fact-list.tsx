import { Button, Kbd } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { FactEntry, type FactOpening } from './fact-entry.tsx'
import type { FactPlan } from './fact-field.ts'
import { type FactColumn, FactTable } from './fact-table.tsx'
import { WaitingFacts } from './waiting-facts.tsx'
import '#client/patients/tabs/tabs.css'
import './entry.css'

/** One thing that is done with a fact from its row: the fields open with what it means already filled in. */
export type FactAct = {
  readonly id: string
  readonly label: string
  readonly opening: Pick<FactOpening<never>, 'preset' | 'focus'>
}

type Props<Row> = {
  readonly title: string
  readonly addLabel: string
  readonly emptyText: string
  readonly plan: FactPlan<Row>
  readonly answer: Outcome<{ readonly items: readonly Row[] }> | undefined
  readonly columns: readonly FactColumn<Row>[]
  readonly nameOf: (row: Row) => string
  /** What may be done with a row beside changing it. */
  readonly actsOf?: (row: Row) => readonly FactAct[]
  readonly isPast?: (row: Row) => boolean
  readonly pastTitle?: string
  /** Beside the button that adds. */
  readonly tools?: ReactNode
  /** Between the fields and the list. */
  readonly children?: ReactNode
}

/** A list of facts of one chart in which facts are added and changed in place: `n` opens the fields, for those who may write. */
export function FactList<Row extends { readonly id: string }>(props: Props<Row>): ReactNode {
  const { title, addLabel, emptyText, plan, answer, children, tools } = props
  const words = useWords()
  const { may } = usePermissions()
  const { opening, open, close } = useOpening<Row>()
  const mayAdd = may(`${plan.type}:Create`)
  const mayChange = may(`${plan.type}:Update`)
  useShortcut('n', () => mayAdd && open({}), 'entry.key-add')

  return (
    <section className="tab-part" aria-label={title}>
      <div className="tab-head">
        <h2>{title}</h2>
        <div className="tab-tools">
          {tools}
          {mayAdd && (
            <Button
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              rightSection={
                <Kbd aria-hidden="true" className="fact-add-key">
                  N
                </Kbd>
              }
              onClick={() => open({})}
            >
              {addLabel}
            </Button>
          )}
        </div>
      </div>
      {opening && !opening.row && <FactEntry key="new" plan={plan} opening={opening} onClose={close} />}
      <WaitingFacts type={plan.type} patientId={plan.patientId} />
      {children}
      <Answered
        answer={answer}
        what={title}
        shape="rows"
        onRetry={() => refreshAnswers(plan.type)}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="tab-empty">{emptyText}</p>}
      >
        {({ items }) => (
          <Halves {...props} items={items}>
            {(row) => {
              if (!mayChange) return undefined
              const isOpen = opening?.row?.id === row.id
              const buttons = (
                <RowButtons
                  name={props.nameOf(row)}
                  acts={props.actsOf?.(row) ?? []}
                  open={(more) => open({ row, ...more })}
                  changeLabel={words('entry.change')}
                />
              )
              const entry = isOpen ? (
                <FactEntry
                  key={JSON.stringify(opening.preset)}
                  plan={plan}
                  opening={{ ...opening, row }}
                  onClose={close}
                />
              ) : undefined
              return { buttons, entry }
            }}
          </Halves>
        )}
      </Answered>
    </section>
  )
}

type Within = { readonly buttons: ReactNode; readonly entry: ReactNode }
type HalvesProps<Row> = Omit<Props<Row>, 'children'> & {
  readonly items: readonly Row[]
  readonly children: (row: Row) => Within | undefined
}

/** What holds today, then what is over. */
function Halves<Row extends { readonly id: string }>(props: HalvesProps<Row>): ReactNode {
  const { items, isPast = () => false, pastTitle, title, columns, nameOf, emptyText, children } = props
  const current = items.filter((row) => !isPast(row))
  const past = items.filter(isPast)
  return (
    <>
      {current.length === 0 ? (
        <p className="tab-empty">{emptyText}</p>
      ) : (
        <FactTable caption={title} rows={current} columns={columns} nameOf={nameOf} within={children} />
      )}
      {past.length > 0 && (
        <details className="fact-past">
          <summary>
            {pastTitle} ({past.length})
          </summary>
          <FactTable
            caption={pastTitle ?? title}
            rows={past}
            columns={columns}
            nameOf={nameOf}
            within={children}
          />
        </details>
      )}
    </>
  )
}

type RowButtonsProps = {
  readonly name: string
  readonly acts: readonly FactAct[]
  readonly changeLabel: string
  readonly open: (more: FactAct['opening']) => void
}

function RowButtons({ name, acts, changeLabel, open }: RowButtonsProps): ReactNode {
  return (
    <>
      {acts.map(({ id, label, opening }) => (
        <Button
          key={id}
          size="compact-sm"
          variant="subtle"
          aria-label={`${label}: ${name}`}
          onClick={() => open(opening)}
        >
          {label}
        </Button>
      ))}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`${changeLabel}: ${name}`}
        onClick={() => open({})}
      >
        {changeLabel}
      </Button>
    </>
  )
}

/** Which fields are open; the focus goes back to where they were opened from. */
function useOpening<Row>() {
  const [opening, setOpening] = useState<FactOpening<Row>>()
  const from = useRef<Element>(null)
  const goingBack = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = (next: FactOpening<Row>) => {
    clearTimeout(goingBack.current)
    if (!opening) from.current = document.activeElement
    setOpening(next)
  }
  const close = () => {
    setOpening(undefined)
    const { current } = from
    goingBack.current = setTimeout(
      () => current instanceof HTMLElement && current.isConnected && current.focus(),
    )
  }
  return { opening, open, close }
}
