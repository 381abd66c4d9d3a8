import { RankButtons } from '#client/form/elements/choice/ranking-view.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { announce } from '#client/ui/announcer.tsx'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import { useWords } from '#client/ui/words.tsx'
import { RowSummary } from './row-summary.tsx'

/** Rows of the same questions, added, moved and taken away by buttons; each change of rows is announced. */
export function RepeaterView({
  element,
  label,
  path,
  id,
  value,
  isReadOnly,
  leave,
}: ViewProps<readonly string[]>) {
  const { answers, Row } = useFormRoom()
  const words = useWords()
  const rows = value ?? []
  const fewest = element.repeats?.min ?? 0
  const isFull = rows.length >= (element.repeats?.max ?? Number.POSITIVE_INFINITY)
  const name = (index: number) => words('form.numbered', { label, number: index + 1 })

  const add = () => {
    if (isFull) return
    const rowId = answers.addRow(path)
    announce(words('form.row-added', { label: name(rows.length) }))
    if (rowId) focusDrawn(() => firstOfRow(`${id}/${rowId}`))
    leave()
  }
  const remove = (rowId: string, index: number) => {
    answers.removeRow(path, rowId)
    announce(words('form.row-removed', { label: name(index) }))
    document.getElementById(id)?.focus()
    leave()
  }
  const move = (rowId: string, index: number, by: -1 | 1) => {
    answers.moveRow(path, rowId, index + by)
    announce(words('form.ranked-at', { label: name(index), place: index + by + 1, of: rows.length }))
  }

  return (
    <div className="form-rows">
      {rows.map((rowId, index) => (
        <fieldset key={rowId} id={`${id}/${rowId}`} className="form-row" tabIndex={-1}>
          <legend>
            {name(index)}
            {element.summary && <RowSummary template={element.summary} prefix={`${path}/${rowId}/`} />}
            <RankButtons
              label={name(index)}
              isReadOnly={isReadOnly || rows.length <= fewest}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              move={(by) => move(rowId, index, by)}
              remove={() => remove(rowId, index)}
            />
          </legend>
          <Row repeaterId={element.id} prefix={`${path}/${rowId}/`} />
        </fieldset>
      ))}
      {!isReadOnly && (
        <button type="button" id={id} className="form-add" aria-disabled={isFull} onClick={add}>
          <span aria-hidden="true">+ </span>
          {element.addLabel ?? words('form.add-row', { label })}
        </button>
      )}
    </div>
  )
}

function firstOfRow(id: string): HTMLElement | null {
  const row = document.getElementById(id)
  return row?.querySelector<HTMLElement>('input,select,textarea') ?? row
}
