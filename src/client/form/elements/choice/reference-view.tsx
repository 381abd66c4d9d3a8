import { useCallback, useEffect, useRef, useState } from 'react'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom, useFormSetting } from '#client/form/room/form-room.ts'
import type { FoundReference, Seeking } from '#client/form/room/form-setting.ts'
import { whoseRows } from '#client/form/room/whose-rows.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'
import { offeredRecords } from '#shared/elements/choice/offered-records.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { Combobox } from './combobox.tsx'

/** A choice of another record, found on the server by the beginnings of its words. */
export function ReferenceView({ element, ...props }: ViewProps<Reference>) {
  const { Create } = useFormSetting()
  const { types = [] } = element
  const only = useCallback((type: string) => offeredRecords(element, type), [element])
  const isOffered = Create && !props.isReadOnly && !element.pinned && props.value === undefined
  return (
    <>
      <ReferencePicker {...props} types={types} patientFrom={element.patientFrom} only={only} />
      {isOffered && <Create types={types} onMade={props.change} />}
    </>
  )
}

type PickerProps = Pick<
  ViewProps<Reference>,
  'id' | 'value' | 'change' | 'leave' | 'isReadOnly' | 'marks'
> & {
  readonly label: string
  readonly types: readonly string[]
  /** Where the answer stands, and the field that names the patient whose records are offered. */
  readonly path?: string
  readonly patientFrom?: string | undefined
  /** How the records that are offered are narrowed. */
  readonly only?: Seeking['only']
}

/** The picker itself, for every control that holds a reference. */
export function ReferencePicker({ types, path, label, value, change, ...props }: PickerProps) {
  const words = useWords()
  const { patientFrom, only, ...rest } = props
  const { seek, answer, again, isNobodys } = useFound({ types, patientFrom, path, only })
  const found = answer?.ok ? answer.value : nothing
  const options = found.map(({ id, display, resourceType }) => ({
    code: id,
    label: display,
    ...(types.length > 1 ? { help: resourceType } : {}),
  }))
  const choose = (code: string | undefined) => {
    const record = found.find(({ id }) => id === code)
    if (record) change({ id: record.id, resourceType: record.resourceType, display: record.display })
    else if (code === undefined) change(undefined)
  }
  return (
    <>
      <Combobox
        {...rest}
        label={label}
        options={options}
        code={value?.id}
        shown={value && (value.display ?? value.id)}
        change={choose}
        seek={seek}
        asked={{ answer, onRetry: again }}
      />
      {isNobodys && (
        <p className="form-finding" data-weight="informs" role="status">
          {words('form.choose-patient-first')}
        </p>
      )}
    </>
  )
}

type Asked = {
  readonly types: readonly string[]
  readonly patientFrom: string | undefined
  readonly path: string | undefined
  readonly only: Seeking['only']
}

const nothing: readonly FoundReference[] = []

/** Asks 250 ms after the last key; an answer that comes late for an older text is dropped. Undefined: it is being asked. */
function useFound({ types, patientFrom, path = '', only }: Asked) {
  const room = useFormRoom()
  const { find } = room.setting
  const words = useWords()
  const [isNobodys, setIsNobodys] = useState(false)
  const [answer, setAnswer] = useState<Outcome<readonly FoundReference[]>>()
  const asked = useRef(0)
  const wanted = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = async (text: string) => {
    asked.current += 1
    const turn = asked.current
    const whose = whoseRows(room, { patientFrom, path })
    const outcome = await find?.(types, text, { whose, only })
    if (turn !== asked.current || !outcome) return
    setAnswer(outcome)
    setIsNobodys(whose === 'nobody' && !types.includes('Patient'))
    if (outcome.ok) announce(words('form.found', { count: outcome.value.length }))
  }
  const seek = (text: string) => {
    clearTimeout(timer.current)
    asked.current += 1
    wanted.current = text
    setAnswer(undefined)
    timer.current = setTimeout(() => void ask(text), 250)
  }
  return { seek, answer, again: () => seek(wanted.current), isNobodys }
}
