import { useEffect, useMemo, useRef } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWorld } from '#client/ui/world.ts'
import { plainId } from '#generated/operations/operations.ts'
import { screensOf } from '#generated/screens/all.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { type Definition, definitionOf } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { EditorProps, OfKind } from './editor-props.ts'

/** The editor of answers to a form that stands elsewhere: that form itself, where it is chosen and can be read; else names and values. */
export function AnswersEditor(props: EditorProps<OfKind<'answers'>>) {
  const { structure, beside, Editor } = props
  const { id, resourceType } = membersOf(beside?.(structure.of))
  const type = typeof resourceType === 'string' ? resourceType : undefined
  if (typeof id !== 'string' || !isKeyOf(screensOf, type))
    return <Editor {...props} structure={namedAnything} />
  return <OfForm {...props} type={type} formId={id} />
}

const namedAnything = { kind: 'named', item: { kind: 'any' } } as const

type OfFormProps = EditorProps<OfKind<'answers'>> & { readonly type: ResourceType; readonly formId: string }

function OfForm({ type, formId, ...props }: OfFormProps) {
  const read = plainId[type].read
  const answer = useAnswer(read, { id: formId })
  return (
    <Answered answer={answer} what={props.label} onRetry={() => askAgain(read, { id: formId })}>
      {(row) => {
        const { elements } = membersOf(row)
        return Array.isArray(elements) ? (
          <Filled {...props} definition={definitionOf({ elements })} />
        ) : (
          <props.Editor {...props} structure={namedAnything} />
        )
      }}
    </Answered>
  )
}

type FilledProps = Pick<EditorProps, 'value' | 'change' | 'isReadOnly'> & { readonly definition: Definition }

function Filled({ definition, value, change, isReadOnly }: FilledProps) {
  const { Form, setting } = useFormRoom()
  const { newId } = useWorld()
  const first = useRef<Answer | undefined>(value)
  const kept = useRef(definition)
  const answers = useMemo(() => {
    const { elements } = kept.current
    const shown = isReadOnly ? elements.map((element) => ({ ...element, readOnly: true })) : elements
    const begun = isRecord(first.current) ? first.current : {}
    return openAnswers(compileForm({ elements: shown }), begun, { newId })
  }, [isReadOnly, newId])
  const tell = useRef(change)
  tell.current = change

  useEffect(() => answers.subscribeAll(() => tell.current(answers.toAnswers('draft'))), [answers])
  return (
    <div data-structure="answers">
      <Form answers={answers} setting={setting} headingLevel={3} />
    </div>
  )
}
