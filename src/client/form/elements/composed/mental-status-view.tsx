import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import { compositionOf } from '#shared/elements/element.ts'
import { usual } from '#shared/elements/kind/part.ts'
import type { Parts } from './record-part.tsx'
import { RecordView } from './record-view.tsx'

/** A composed answer: findings by domain; one button marks every domain that is still empty as usual and leaves the others alone. */
export function MentalStatusView(props: ViewProps<Parts>) {
  const { element, value = {}, change, isReadOnly } = props
  const words = useWords()
  const empty = (compositionOf(element)?.parts ?? []).filter(
    ({ id, options }) => value[id] === undefined && options?.some(({ code }) => code === usual),
  )
  const fill = () => change({ ...value, ...Object.fromEntries(empty.map(({ id }) => [id, [usual]])) })
  return (
    <>
      {!isReadOnly && empty.length > 0 && (
        <button type="button" className="form-add" onClick={fill}>
          {words('form.all-usual', { count: empty.length })}
        </button>
      )}
      <RecordView {...props} />
    </>
  )
}
