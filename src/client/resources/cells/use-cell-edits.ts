import { useRef, useState } from 'react'
import { patchOf } from '#client/resources/editing/patch-of.ts'
import { useAsking } from '#client/resources/editing/use-asking.ts'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { Rows } from '#client/resources/rows/use-rows.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { type Refused, storeChange } from '#client/sync/storing/store-change.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Column, ScreenDescription } from '#generated/screens/screen.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { equal } from '#shared/patch/equal.ts'
import { type CellForm, openCell, withCell } from './cell-form.ts'
import { closedCell, editorsOf } from './editors.ts'
import { type Undo, useUndo } from './use-undo.ts'

/** One cell that is being changed. */
export type OpenCell = {
  readonly row: Row
  readonly path: string
  readonly label: string
  readonly form: CellForm
  /** What the server said of the last attempt and what no question can show. */
  readonly failure?: SeenFailure
}

/** Changing cells in their place. */
export type CellEdits = {
  readonly open: OpenCell | undefined
  readonly isBusy: boolean
  readonly conflict: Refused | undefined
  readonly undo: Undo
  /** Opens a cell, or says why it stays closed. A cell that is open is saved first, and stays where that cannot be done. */
  readonly begin: (row: Row, column: Column) => Promise<void>
  readonly isEditable: (row: Row, column: Column) => boolean
  /** Answers whether the cell is done; if not, the reason stands beside it. */
  readonly save: () => Promise<boolean>
  readonly leave: () => Promise<void>
  readonly decide: (record?: Row) => void
  readonly setConflict: (refused: Refused | undefined) => void
}

/** The cell that is open, what became of it, and the way back. */
export function useCellEdits(description: ScreenDescription, rows: Rows): CellEdits {
  const words = useWords()
  const labels = useLabels()
  const { newId } = useWorld()
  const outbox = useOutbox()
  const [open, setOpen] = useState<OpenCell>()
  const [conflict, setConflict] = useState<Refused>()
  const undo = useUndo({ description, rows, onConflict: setConflict })
  const storing = useStoring(description, { setOpen, setConflict })
  const asking = useAsking(description)

  const store = async (cell: OpenCell, after: Row): Promise<boolean> => {
    const stored = await storing.store(cell, after)
    if (!stored) return false
    setOpen(undefined)
    rows.lay([stored.newest])
    const what = words('resources.cell-of', { column: cell.label, row: cell.row.display || cell.row.id })
    undo.remember({ before: cell.row, after, what }, stored.kind)
    return true
  }
  const newestOf = async (row: Row) => (await outbox.latest(description.type, row.id)) ?? row
  const leave = async () => {
    setOpen(undefined)
    await storing.letGo()
  }
  const save = async () => {
    if (!open || storing.isBusy) return false
    const after = withCell(open.form, open.row)
    if (!after.ok) return false
    if (!same(open.row, after.value)) return store(open, after.value)
    await leave()
    return true
  }

  return {
    open,
    isBusy: storing.isBusy,
    conflict,
    setConflict,
    undo,
    leave,
    isEditable: (row, { path }) => closedCell(asking, row, path) === undefined,
    save,
    begin: async (row, column) => {
      if (open?.row.id === row.id && open.path === column.path) return
      const closed = closedCell(asking, row, column.path)
      const element = editorsOf(description).get(column.path)
      if (closed || !element) return announce(words(closed ?? 'resources.cell-closed'))
      if (open && !(await save())) return
      const newest = open?.row.id === row.id ? await newestOf(row) : row
      const form = openCell(element, newId, newest)
      setOpen({ row: newest, path: column.path, label: columnLabel(column, labels), form })
    },
    decide: (record) => {
      setConflict(undefined)
      if (record) rows.lay([record])
    },
  }
}

type Showing = {
  readonly setOpen: (cell: OpenCell | undefined) => void
  readonly setConflict: (refused: Refused) => void
}

/** Sends the change of a cell; what is refused stays beside it, and is let go with it. */
function useStoring({ type }: ScreenDescription, { setOpen, setConflict }: Showing) {
  const outbox = useOutbox()
  const [isBusy, setBusy] = useState(false)
  const refused = useRef<readonly string[]>([])

  const letGo = async () => {
    const entries = refused.current
    refused.current = []
    for (const id of entries) await outbox.discard(id)
  }
  const refuse = (cell: OpenCell, stored: Refused) => {
    if (stored.entry?.theirs) {
      setOpen(undefined)
      return setConflict(stored)
    }
    if (stored.entry) refused.current = [...refused.current, stored.entry.id]
    const findings = findingsOf(stored.failure)
    const isBeside = findings.length > 0 && cell.form.answers.remark(findings) !== undefined
    setOpen(isBeside ? withoutFailure(cell) : { ...cell, failure: stored.failure })
  }

  return {
    isBusy,
    letGo,
    store: async (cell: OpenCell, after: Row) => {
      setBusy(true)
      const stored = await storeChange(outbox, patchOf(type, cell.row, after))
      setBusy(false)
      if (stored.kind === 'refused') return refuse(cell, stored)
      await letGo()
      const newest = (await outbox.latest(type, cell.row.id)) ?? after
      return { kind: stored.kind, newest }
    },
  }
}

function withoutFailure({ failure: _, ...cell }: OpenCell): OpenCell {
  return cell
}

function findingsOf(failure: SeenFailure): readonly Finding[] {
  return 'findings' in failure ? (failure.findings ?? []) : []
}

function same(one: Row, other: Row): boolean {
  return equal(one, other)
}
