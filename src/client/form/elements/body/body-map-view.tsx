import { useState } from 'react'
import { type Parts, withPart } from '#client/form/elements/composed/record-part.tsx'
import { RecordParts } from '#client/form/elements/composed/record-view.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { bodyMarks, turnedAround } from '#shared/elements/composed/body-marks.ts'
import { compositionOf } from '#shared/elements/element.ts'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import { BodyPicture } from './body-picture.tsx'

/** Marks on the figure of a body, put there by a press or by the name of the region, and the list of them. */
export function BodyMapView(props: ViewProps<Parts>) {
  const { element, label, value, change, leave, isReadOnly } = props
  const words = useWords()
  const { newId } = useWorld()
  const parts = compositionOf(element)?.parts ?? []
  const marks = bodyMarks(value)
  const put = (next: readonly Parts[]) => change(withPart(value, 'marks', next.length > 0 ? next : undefined))
  const add = (mark: Parts) => {
    put([...marks, { _rowId: newId(), ...mark }])
    announce(words('form.mark-added', { number: marks.length + 1 }))
    leave()
  }
  const turn = (next: Parts | undefined) => {
    const isTurned = next !== undefined && isBack(next) !== isBack(value)
    change(isTurned && marks.length > 0 ? { ...next, marks: turnedAround(marks) } : next)
  }
  return (
    <div className="form-body-map">
      <RecordParts {...props} change={turn} parts={parts.filter(({ id }) => id !== 'marks')} />
      <BodyPicture
        value={value}
        label={words('form.marks-seen', { label, count: marks.length })}
        {...(isReadOnly ? {} : { mark: (region, spot) => add({ region, ...spot }) })}
      />
      {!isReadOnly && <RegionChoice {...props} add={(region) => add({ region })} />}
      <MarkList {...props} marks={marks} put={put} />
    </div>
  )
}

function isBack(value: Parts | undefined): boolean {
  return value?.side === 'back'
}

/** Regions and the other columns of a mark that are asked in its row; where exactly it stands only the figure says. */
function columnsOfMarks({ element }: Pick<ViewProps, 'element'>) {
  const table = compositionOf(element)?.parts.find(({ id }) => id === 'marks')
  return (table ? columnsOf(table) : []).filter(({ id }) => id !== 'x' && id !== 'y')
}

function RegionChoice({ add, ...props }: ViewProps<Parts> & { readonly add: (region: string) => void }) {
  const { id } = props
  const words = useWords()
  const room = useFormRoom()
  const [region, setRegion] = useState('')
  const options = columnsOfMarks(props).find((column) => column.id === 'region')?.options ?? []
  return (
    <span className="form-body-region">
      <label htmlFor={`${id}-region`}>{words('form.mark-region')}</label>
      <select
        id={`${id}-region`}
        className="form-input"
        value={region}
        onChange={({ target }) => setRegion(target.value)}
      >
        <option value="">{words('form.choose')}</option>
        {options.map(({ code, labelId }) => (
          <option key={code} value={code}>
            {labelId ? room.words.message(labelId) : code}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="form-add"
        aria-disabled={region === ''}
        onClick={() => region !== '' && add(region)}
      >
        {words('form.mark-add')}
      </button>
    </span>
  )
}

type ListProps = ViewProps<Parts> & {
  readonly marks: readonly Parts[]
  readonly put: (marks: readonly Parts[]) => void
}

function MarkList({ marks, put, ...props }: ListProps) {
  const { id, path, leave, isReadOnly } = props
  const words = useWords()
  const columns = columnsOfMarks(props)
  const places = marks.map((mark, at) => ({
    mark,
    key: String(mark._rowId ?? at),
    name: words('form.mark', { number: at + 1 }),
    replace: (next: Parts | undefined) => {
      put(marks.map((each) => (each === mark ? moved(mark, { ...next, _rowId: mark._rowId ?? at }) : each)))
    },
    remove: () => {
      put(marks.filter((each) => each !== mark))
      announce(words('form.row-removed', { label: words('form.mark', { number: at + 1 }) }))
      document.getElementById(id)?.focus()
    },
  }))
  return (
    <div className="form-rows">
      {places.map(({ mark, key, name, replace, remove }) => (
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
            parts={columns}
            id={`${id}-${key}`}
            path={path}
            value={mark}
            change={replace}
            leave={leave}
            isReadOnly={isReadOnly}
          />
        </fieldset>
      ))}
    </div>
  )
}

/** A mark of another region stands in the middle of that one. */
function moved(before: Parts, after: Parts): Parts {
  if (before.region === after.region) return after
  const { x: _, y: __, ...rest } = after
  return rest
}
