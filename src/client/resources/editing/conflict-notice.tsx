import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { isRow } from '#client/resources/rows/use-description.ts'
import type { StuckEntry } from '#client/sync/outbox/ledger.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { type Stored, settled } from '#client/sync/storing/store-change.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { equal } from '#shared/patch/equal.ts'
import { isObject, type Json } from '#shared/patch/patch-operation.ts'

type Props = {
  readonly description: ScreenDescription
  readonly entry: StuckEntry
  /** The record as it stands after the decision. */
  readonly onDecided: (record: Row) => void
  readonly onRefused: (stored: Extract<Stored, { readonly kind: 'refused' }>) => void
}

/** While editing a record: somebody else changed the same place first: both texts side by side, and the two ways to go on. */
export function ConflictNotice({ description, entry, onDecided, onRefused }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const outbox = useOutbox()
  const theirs = entry.theirs ?? {}
  const fields = disputed(entry)
  const keepMine = async () => {
    const { type, id } = entry.pending
    await outbox.retry(entry)
    const stored = await settled(outbox, { type, id }, new Set())
    if (stored.kind === 'refused') return onRefused(stored)
    const newest = (await outbox.latest(type, id)) ?? theirs
    if (isRow(newest)) onDecided(newest)
  }
  const takeTheirs = async () => {
    await outbox.discard(entry.id)
    if (isRow(theirs)) onDecided(theirs)
  }
  const label = (field: string) => {
    const column = description.columns.find(({ path }) => path === field || path.startsWith(`${field}.`))
    if (!column) return field
    return column.path === field ? columnLabel(column, labels) : labels(column.withinId ?? column.labelId)
  }

  return (
    <section className="record-trouble" role="alert">
      <p>{words('failure.conflict')}</p>
      <p>{words('failure.conflict-advice')}</p>
      <table className="record-versions">
        <thead>
          <tr>
            <th scope="col">{words('resources.field')}</th>
            <th scope="col">{words('resources.mine')}</th>
            <th scope="col">{words('resources.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, mine }) => (
            <tr key={field}>
              <th scope="row">{label(field)}</th>
              <td>{textOf(mine)}</td>
              <td>{textOf(theirs[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="state-actions">
        <Button onClick={() => void keepMine()}>{words('resources.keep-mine')}</Button>
        <Button variant="default" onClick={() => void takeTheirs()}>
          {words('resources.take-theirs')}
        </Button>
      </div>
    </section>
  )
}

type Disputed = { readonly field: string; readonly mine: Json | undefined }

/** The fields that this device changed. */
function disputed({ pending }: StuckEntry): readonly Disputed[] {
  if (pending.kind !== 'patch') return []
  const { base, after } = pending
  return [...new Set([...Object.keys(base), ...Object.keys(after)])]
    .filter((field) => !same(base[field], after[field]))
    .map((field) => ({ field, mine: after[field] }))
}

function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return equal(one, other)
}

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '–'
  if (isObject(value) && typeof value.display === 'string') return value.display
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
