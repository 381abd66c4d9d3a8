import { useCallback, useRef, useState } from 'react'
import { Combobox } from '#client/form/elements/choice/combobox.tsx'
import type { Marks } from '#client/form/room/element-view.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'
import { codeOf, type FactField, type Typed } from './fact-field.ts'

type Props = {
  readonly field: Extract<FactField, { readonly kind: 'search' }>
  readonly controlId: string
  readonly typed: Typed
  readonly change: (next: Typed) => void
  readonly marks: Marks
}

const pause = 150
const leave = () => undefined

/** The control of a quick entry on a chart that searches by words among what is offered. Words that are not offered stay as they were typed; whether they will do is the field's affair. */
export function SearchControl({ field, controlId, typed, change, marks }: Props) {
  const { id, label, seek: seekOptions, chosen, none } = field
  const [options, setOptions] = useState<readonly ShownOption[]>([])
  const [isSought, setSought] = useState(false)
  const asked = useRef('')
  const seek = useCallback(
    (text: string) => {
      if (text !== asked.current) {
        // What was offered for the text before must not be taken for this one.
        setOptions([])
        setSought(false)
      }
      asked.current = text
      setTimeout(
        async () => {
          const found = asked.current === text ? await seekOptions(text) : []
          if (asked.current !== text) return
          setOptions(found)
          setSought(text.trim() !== '')
        },
        text === '' ? 0 : pause,
      )
    },
    [seekOptions],
  )
  const take = (option: ShownOption | undefined) => {
    if (!option) return change({ [id]: '', [codeOf(id)]: '' })
    return change({ [id]: option.label, [codeOf(id)]: option.code, ...chosen?.(option) })
  }
  /** Words that are one of the options after all, such as a code that was typed whole. */
  const takeWords = async (text: string) => {
    change({ [id]: text, [codeOf(id)]: '' })
    const found = await seekOptions(text)
    const wanted = text.trim().toLowerCase()
    const same = found.find((each) => [each.code, each.label].some((part) => part.toLowerCase() === wanted))
    if (same) take(same)
  }
  const code = typed[codeOf(id)]
  return (
    <Combobox
      id={controlId}
      label={label}
      options={options}
      code={code === '' ? undefined : code}
      change={(next) => take(options.find((option) => option.code === next))}
      seek={seek}
      shown={typed[id] ?? ''}
      takeText={(text) => void takeWords(text)}
      none={isSought ? none : undefined}
      leave={leave}
      isReadOnly={false}
      marks={marks}
    />
  )
}
