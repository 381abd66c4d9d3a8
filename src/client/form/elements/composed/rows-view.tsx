import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { compositionOf } from '#shared/elements/element.ts'
import type { Parts } from './record-part.tsx'
import { RecordParts } from './record-view.tsx'

/** A composed answer: a list of records of the same parts; each can be taken away, and one more can be added. */
export function RowsView(props: ViewProps<readonly Parts[]>) {
  const { element, label, id, path, value = [], change, leave, isReadOnly } = props
  const words = useWords()
  const { newId } = useWorld()
  const parts = compositionOf(element)?.parts ?? []
  const put = (rows: readonly Parts[]) => change(rows.length > 0 ? rows : undefined)
  const places = value.map((row, index) => ({
    row,
    key: String(row._rowId ?? index),
    name: words('form.numbered', { label, number: index + 1 }),
    replace: (next: Parts | undefined) => {
      put(value.map((each, at) => (at === index ? { ...next, _rowId: each._rowId ?? newId() } : each)))
    },
    remove: () => put(value.filter((_, at) => at !== index)),
  }))

  return (
    <div className="form-rows">
      {places.map(({ row, key, name, replace, remove }) => (
        <fieldset key={key} className="form-row">
          <legend>
            {name}
            {!isReadOnly && (
              <button
                type="button"
                className="form-clear"
                aria-label={words('form.remove', { label: name })}
                onClick={remove}
              >
                ×
              </button>
            )}
          </legend>
          <RecordParts
            parts={parts}
            id={`${id}-${key}`}
            path={path}
            value={row}
            change={replace}
            leave={leave}
            isReadOnly={isReadOnly}
          />
        </fieldset>
      ))}
      {!isReadOnly && (
        <button
          type="button"
          id={id}
          className="form-add"
          onClick={() => put([...value, { _rowId: newId() }])}
        >
          <span aria-hidden="true">+ </span>
          {words('form.add-row', { label })}
        </button>
      )}
      {isReadOnly && value.length === 0 && <p id={id}>{words('form.not-answered')}</p>}
    </div>
  )
}
