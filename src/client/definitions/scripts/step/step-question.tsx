import { NativeSelect, Textarea } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { elementGroups, groupOf, isLeading } from '#client/definitions/builder/building/element-groups.ts'
import { newElement } from '#client/definitions/builder/building/new-element.ts'
import { OptionsEditor } from '#client/definitions/builder/panels/details/options-editor.tsx'
import { elementFields } from '#client/definitions/builder/panels/element-fields.ts'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { useStructures } from '#client/form/structure/use-structures.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { formElementTypes } from '#generated/enumerations/form-element-type.ts'
import type { Script } from '#generated/types/script.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { type Element, elementOf, storedElements } from '#shared/forms/definition.ts'
import { optionsText, writtenOptions } from '#shared/forms/editing/written-options.ts'
import { askedIn, type ScriptStep } from '#shared/scripts/asked-in.ts'
import { NoteQuestion } from './note-question.tsx'

type Props = {
  readonly step: ScriptStep
  readonly script: Script
  readonly isReadOnly: boolean
  readonly onChange: (step: ScriptStep, about?: string) => void
}

const silent = new Set(['structure', 'result'])

/** The kinds of questions that can be asked in a conversation, by their groups. */
const offered = elementGroups
  .filter((group) => !silent.has(group))
  .map((group) => ({
    group,
    types: formElementTypes.filter(
      (type) => groupOf(type) === group && holdsAnswer({ type }) && !isLeading(type),
    ),
  }))

/** How a step is answered: by a question of its own, by a list of choices, or by a question of the note. */
export function StepQuestion(props: Props): ReactNode {
  const { step, script, isReadOnly, onChange } = props
  const words = useWords()
  const labels = useLabels()
  const nameOf = (type: string) => labels(`enumeration.FormElementType.${type}`)
  const { element, choices, elementId, ...rest } = step
  const [begun, begin] = useState<Begun>()
  const isOfNote = asksNote(step, begun)
  const choose = (kind: string) => {
    const type = formElementTypes.find((each) => each === kind)
    const taken = new Set(askedIn(script).elements.map(({ id }) => id))
    const option = (number: number) => words('script-editor.option', { number })
    const label = (element?.label ?? step.text) || nameOf(kind)
    if (kind === 'choices')
      return onChange({ ...rest, choices: [1, 2].map((n) => ({ code: `${n}`, label: option(n) })) })
    begin({ stepId: step.id, kind })
    if (kind === 'note') return onChange(rest)
    const [made] = type
      ? storedElements([
          { ...newElement(type, { label, option, taken }), ...(element && { id: element.id }) },
        ])
      : []
    onChange(made ? { ...rest, element: made } : rest)
  }
  return (
    <fieldset className="script-question">
      <legend>{words('script-editor.answered')}</legend>
      <NativeSelect
        label={words('script-editor.answered-by')}
        value={answeredBy(step, isOfNote)}
        disabled={isReadOnly}
        data={[
          { value: '', label: words('script-editor.no-answer') },
          { value: 'choices', label: words('script-editor.choices') },
          { value: 'note', label: words('script-editor.note-question') },
          ...offered.map(({ group, types }) => ({
            group: words(`builder.group-${group}`),
            items: types.map((type) => ({ value: type, label: nameOf(type) })),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {element && <OwnElement {...props} element={elementOf(element)} />}
      {choices && <Choices {...props} choices={choices} />}
      {isOfNote && (
        <NoteQuestion
          elementId={elementId}
          isReadOnly={isReadOnly}
          choose={(next) => onChange(next === undefined ? rest : { ...rest, elementId: next })}
        />
      )}
    </fieldset>
  )
}

/** How a step was last said to be answered. */
type Begun = { readonly stepId: string; readonly kind: string }

/** A question of the note is chosen, or about to be. */
function asksNote({ id, element, choices, elementId }: ScriptStep, begun: Begun | undefined): boolean {
  if (elementId !== undefined) return true
  return begun?.kind === 'note' && begun.stepId === id && !element && !choices
}

function answeredBy({ element, choices }: ScriptStep, isOfNote: boolean): string {
  return element?.type ?? (choices && 'choices') ?? (isOfNote ? 'note' : '')
}

function OwnElement({
  step,
  element,
  isReadOnly,
  onChange,
}: Props & { readonly element: Element }): ReactNode {
  const words = useWords()
  const known = useStructures()
  const { type } = element
  const [asked, more] = useMemo(
    () =>
      known
        ? [elementFields(known, type, 'first'), elementFields(known, type, 'more')]
        : [undefined, undefined],
    [known, type],
  )
  if (!asked || !more) return <Loading what={words('builder.settings')} />
  const put = (next: object, about: string) => {
    const [stored] = storedElements([{ ...elementOf(next), id: element.id, type }])
    if (stored) onChange({ ...step, element: stored }, `element ${about}`)
  }
  return (
    <>
      <EngineFields key={type} asked={asked} value={element} isReadOnly={isReadOnly} onChange={put} />
      {!isReadOnly && (
        <OptionsEditor
          key={element.id}
          element={element}
          onChange={(options) => put({ ...element, options }, 'options')}
        />
      )}
      <details className="builder-more">
        <summary>{words('builder.more-settings')}</summary>
        <EngineFields key={type} asked={more} value={element} isReadOnly={isReadOnly} onChange={put} />
      </details>
    </>
  )
}

type ChoicesProps = Props & { readonly choices: NonNullable<ScriptStep['choices']> }

function Choices({ step, choices, isReadOnly, onChange }: ChoicesProps): ReactNode {
  const words = useWords()
  const [typed, setTyped] = useState(() => optionsText(choices))
  return (
    <Textarea
      label={words('builder.options')}
      description={words('builder.paste-answers-hint')}
      autosize
      minRows={2}
      readOnly={isReadOnly}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        onChange({ ...step, choices: writtenOptions(choices, value) }, 'choices')
      }}
    />
  )
}
