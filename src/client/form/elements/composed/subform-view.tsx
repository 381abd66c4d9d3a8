import { useEffect, useState } from 'react'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Answers } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { InnerForm } from './inner-form.tsx'

/** An answer composed by another form inside this one: its answers are this question's answer, under names of their own. */
export function SubformView({ element, id, value, change, isReadOnly }: ViewProps<Answers>) {
  const { setting } = useFormRoom()
  const words = useWords()
  const [definition, setDefinition] = useState<Definition | 'unreachable'>()
  const { load } = setting
  const { form } = element

  useEffect(() => {
    let isWanted = true
    if (!load || !form) return setDefinition('unreachable')
    load(form).then((loaded) => isWanted && setDefinition(loaded.ok ? loaded.value : 'unreachable'))
    return () => {
      isWanted = false
    }
  }, [load, form])

  if (definition === undefined) return <p id={id}>{words('form.opening')}</p>
  if (definition === 'unreachable') return <p id={id}>{words('form.form-unreachable')}</p>
  return (
    <InnerForm
      id={id}
      definition={definition}
      value={value}
      change={(given) => change(Object.keys(given).length > 0 ? given : undefined)}
      isReadOnly={isReadOnly}
    />
  )
}
