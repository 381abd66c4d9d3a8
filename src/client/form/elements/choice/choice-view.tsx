import { ClearAnswer } from '#client/form/elements/clear-answer.tsx'
import type { Frame, ViewProps } from '#client/form/room/element-view.ts'
import { OptionIcon } from '#client/form/words/option-icon.tsx'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'
import { Checkboxes } from './checkboxes.tsx'
import { CodeCombobox } from './code-combobox.tsx'
import { Combobox } from './combobox.tsx'
import { useOptions } from './use-options.ts'

/** One code or, with `multiple`, several in the order of the options. */
export function ChoiceView({ element, ...props }: ViewProps<string | readonly string[]>) {
  const codes = codesIn(props.value)
  const { options, asked } = useOptions(element, props.options, codes)
  if (element.multiple)
    return (
      <>
        <Checkboxes {...props} options={options} codes={codes} isChips={element.display === 'Chips'} />
        <AskedFailure {...asked} />
      </>
    )
  const [code] = codes
  const one = { ...props, code, options, ...(element.codedList ? { asked } : {}) }
  switch (choiceControl(element)) {
    case 'radio':
      return <Radios {...one} isButtons={element.display === 'Buttons'} />
    case 'select':
      return <SelectOne {...one} isOpen={element.display === 'List'} />
    case 'combobox':
      return element.codedList ? <CodeCombobox {...one} list={element.codedList} /> : <Combobox {...one} />
  }
}

function codesIn(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return none
  return typeof value === 'string' ? [value] : value
}

const none: readonly string[] = []

/** How a choice stands in its frame. */
export function choiceFrame(element: Element): Frame {
  if (element.multiple) return 'group'
  return choiceControl(element) === 'radio' ? 'radios' : 'single'
}

/** Up to 5 options as radio buttons, up to 12 as a list, more as a field that searches. */
function choiceControl({ display, options, codedList }: Element): 'radio' | 'select' | 'combobox' {
  if (display === 'Radio' || display === 'Buttons') return 'radio'
  if (display === 'Dropdown' || display === 'List') return 'select'
  if (display === 'Autocomplete' || codedList) return 'combobox'
  const count = options?.length ?? 0
  if (count <= 5) return 'radio'
  return count <= 12 ? 'select' : 'combobox'
}

type OneProps = Pick<ViewProps<string>, 'id' | 'change' | 'leave' | 'isReadOnly' | 'marks'> & {
  readonly options: readonly ShownOption[]
  readonly code: string | undefined
  readonly label: string
}

function Radios(props: OneProps & { readonly isButtons: boolean }) {
  const { id, options, code, change, leave, isReadOnly, marks, label, isButtons } = props
  return (
    <div className={isButtons ? 'form-buttons' : 'form-options'}>
      {withStray(options, code).map((option, index) => (
        <label key={option.code} className={isButtons ? 'form-button' : 'form-tick'}>
          <input
            {...marks}
            type="radio"
            id={index === 0 ? id : `${id}-${option.code}`}
            name={id}
            checked={code === option.code}
            disabled={isReadOnly}
            onChange={() => change(option.code)}
            onBlur={leave}
          />
          <OptionIcon name={option.icon} />
          <span>
            {option.label}
            {option.help && <small className="form-help">{option.help}</small>}
          </span>
        </label>
      ))}
      <ClearAnswer
        isShown={code !== undefined && !isReadOnly}
        label={label}
        clear={() => change(undefined)}
      />
    </div>
  )
}

/** A list that opens, or one that always stands open. */
function SelectOne(props: OneProps & { readonly isOpen: boolean }) {
  const { id, options, code, change, leave, isReadOnly, marks, isOpen } = props
  const words = useWords()
  return (
    <select
      {...marks}
      id={id}
      className="form-input"
      size={isOpen ? Math.min(8, options.length + 1) : undefined}
      value={code ?? ''}
      disabled={isReadOnly}
      onChange={(event) => change(event.target.value === '' ? undefined : event.target.value)}
      onBlur={leave}
    >
      <option value="">{words('form.choose')}</option>
      {withStray(options, code).map((option) => (
        <option key={option.code} value={option.code}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** A stored code that is no longer offered stays visible and chosen. */
function withStray(options: readonly ShownOption[], code: string | undefined): readonly ShownOption[] {
  if (code === undefined || options.some((option) => option.code === code)) return options
  return [...options, { code, label: code }]
}
