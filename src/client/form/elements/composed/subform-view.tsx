import { useEffect, useMemo, useRef, useState } from 'react'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'

/** An answer composed by another form inside this one: its answers are this question's answer, under names of their own. */
export function SubformView({ element, id, ...props }: ViewProps<Answers>) {
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
  return <Inner {...props} id={id} definition={definition} />
}

type InnerProps = Omit<ViewProps<Answers>, 'element'> & { readonly definition: Definition }

function Inner({ definition, id, value, change }: InnerProps) {
  const { Form, setting } = useFormRoom()
  const { newId } = useWorld()
  const first = useRef(value ?? {})
  const answers = useMemo(
    () => openAnswers(compileForm(definition), first.current, { newId }),
    [definition, newId],
  )
  const tell = useRef(change)
  tell.current = change

  useEffect(
    () =>
      answers.subscribeAll(() => {
        const given = answers.toAnswers('draft')
        tell.current(Object.keys(given).length > 0 ? given : undefined)
      }),
    [answers],
  )
  return (
    <div id={id} tabIndex={-1} className="form-subform">
      <Form answers={answers} setting={setting} headingLevel={3} />
    </div>
  )
}
