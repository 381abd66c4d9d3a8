import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormSetting } from '#client/form/room/form-room.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { withOffset } from '#shared/time/local-moment.ts'
import type { Parts } from './record-part.tsx'
import { RecordView } from './record-view.tsx'

/** A composed answer: start and stop by a button or by hand; the minutes are those that really passed. */
export function TimerView(props: ViewProps<Parts>) {
  const { value, change, isReadOnly, leave } = props
  const { timezone } = useFormSetting()
  const words = useWords()
  const { instant } = useWorld()
  const now = () => withOffset(instant(), timezone)
  const isRunning = value?.start !== undefined && value.end === undefined
  const press = () => {
    change(timed(isRunning ? { ...value, end: now() } : { start: now() }))
    leave()
  }
  return (
    <>
      {!isReadOnly && (
        <button type="button" className="form-add" onClick={press}>
          {words(isRunning ? 'form.timer-stop' : 'form.timer-start')}
        </button>
      )}
      <RecordView {...props} change={(next) => change(next && timed(next))} />
    </>
  )
}

function timed(parts: Parts): Parts {
  const { start, end } = parts
  if (typeof start !== 'string' || typeof end !== 'string' || Date.parse(end) < Date.parse(start))
    return parts
  return { ...parts, minutes: elapsedMinutes({ start, end }, []) }
}
