import { useState } from 'react'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWords } from '#client/ui/words.tsx'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { asAnswer, type Element } from '#shared/forms/definition.ts'
import type { EditorProps, OfKind } from './editor-props.ts'

const kinds = ['text', 'number', 'boolean', 'list', 'parts'] as const

type Kind = (typeof kinds)[number]

/** The editor of a value that may be anything: what kind of value it is stands beside the value. */
export function AnyEditor(props: EditorProps<OfKind<'any'>>) {
  const { value, change, label, id, isReadOnly } = props
  const words = useWords()
  const [kind, setKind] = useState<Kind>(() => kindOf(value))
  const choose = (next: string) => {
    const wanted = kinds.find((each) => each === next) ?? 'text'
    setKind(wanted)
    change(beginning[wanted])
  }

  return (
    <div className="form-parts" data-structure="any">
      <label className="form-part">
        <span>{words('form.structure-kind')}</span>
        <select
          className="form-input"
          value={kind}
          disabled={isReadOnly}
          aria-label={words('form.structure-kind-of', { label })}
          onChange={({ target }) => choose(target.value)}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {words(titles[each])}
            </option>
          ))}
        </select>
      </label>
      <div className="form-part" data-wide>
        <Inner {...props} kind={kind} id={id} />
      </div>
    </div>
  )
}

const titles = {
  text: 'form.structure-text',
  number: 'form.structure-number',
  boolean: 'form.structure-boolean',
  list: 'form.structure-list',
  parts: 'form.structure-parts',
} as const

const beginning: { readonly [Each in Kind]: Answer | undefined } = {
  text: undefined,
  number: undefined,
  boolean: false,
  list: [],
  parts: {},
}

function kindOf(value: Answer | undefined): Kind {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  if (Array.isArray(value)) return 'list'
  return isRecord(value) ? 'parts' : 'text'
}

const anything = { kind: 'any' } as const
const listOfAnything = { kind: 'list', item: anything } as const
const namedAnything = { kind: 'named', item: anything } as const

function Inner({ kind, ...props }: EditorProps<OfKind<'any'>> & { readonly kind: Kind }) {
  const { Editor } = props
  if (kind === 'list') return <Editor {...props} structure={listOfAnything} />
  if (kind === 'parts') return <Editor {...props} structure={namedAnything} />
  return <OneValue {...props} element={elements[kind]} />
}

const elements: { readonly [Each in 'text' | 'number' | 'boolean']: Element } = {
  text: { id: 'value', type: 'Text', plain: true },
  number: { id: 'value', type: 'Decimal' },
  boolean: { id: 'value', type: 'Boolean', display: 'YesNo' },
}

type OneProps = Pick<EditorProps, 'value' | 'change' | 'label' | 'id' | 'isReadOnly'> & {
  readonly element: Element
}

/** One plain value, by the control of its element. */
export function OneValue({ element, value, change, label, id, isReadOnly }: OneProps) {
  const { Control } = useFormRoom()
  const control = (
    <Control
      element={element}
      label={label}
      options={[]}
      path={id}
      id={id}
      value={value === null ? undefined : value}
      change={(next) => change(asAnswer(next))}
      leave={() => undefined}
      isReadOnly={isReadOnly}
      marks={{}}
    />
  )
  if (element.type === 'Boolean')
    return (
      <fieldset className="form-inner">
        <legend>{label}</legend>
        {control}
      </fieldset>
    )
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {control}
    </>
  )
}
