import type { ViewProps } from '#client/form/room/element-view.ts'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { Checkboxes } from './checkboxes.tsx'
import { Combobox } from './combobox.tsx'
import { useOptions } from './use-options.ts'

/** Either one of the options or words of one's own. */
export type OpenAnswer = { readonly code: string } | { readonly text: string }

/** A choice that also takes a text of its own; several at once when the definition says so. */
export function OpenChoiceView({ element, ...props }: ViewProps<OpenAnswer | readonly OpenAnswer[]>) {
  const { value, change } = props
  const { options, asked } = useOptions(element, props.options, codesIn(value))
  if (element.multiple)
    return (
      <>
        <SeveralOpen {...props} options={options} isChips={element.display === 'Chips'} />
        <AskedFailure {...asked} />
      </>
    )

  const one = value !== undefined && !isSeveral(value) ? value : undefined
  return (
    <Combobox
      {...props}
      options={options}
      asked={asked}
      code={one && 'code' in one ? one.code : undefined}
      shown={one && 'text' in one ? one.text : undefined}
      change={(code) => change(code === undefined ? undefined : { code })}
      takeText={(text) => {
        const same = options.find((option) => option.label.toLowerCase() === text.trim().toLowerCase())
        change(same ? { code: same.code } : { text })
      }}
    />
  )
}

type SeveralProps = Omit<ViewProps<OpenAnswer | readonly OpenAnswer[]>, 'element'> & {
  readonly isChips: boolean
}

function SeveralOpen({ options, value, change, label, isChips, ...props }: SeveralProps) {
  const words = useWords()
  const answers = value !== undefined && isSeveral(value) ? value : []
  const codes = codesIn(answers)
  const other = answers.flatMap((answer) => ('text' in answer ? [answer.text] : [])).join('; ')
  const put = (nextCodes: readonly string[], text: string) => {
    const next = [...nextCodes.map((code) => ({ code })), ...(text === '' ? [] : [{ text }])]
    change(next.length > 0 ? next : undefined)
  }
  // Without options, words of one's own are all that can be answered.
  const isBare = options.length === 0
  return (
    <>
      {!isBare && (
        <Checkboxes
          {...props}
          options={options}
          codes={codes}
          isChips={isChips}
          change={(next) => put(next ?? [], other)}
        />
      )}
      <input
        {...(isBare && { id: props.id })}
        className="form-input"
        aria-label={isBare ? label : words('form.other-of', { label })}
        placeholder={words('form.other')}
        value={other}
        readOnly={props.isReadOnly}
        onChange={(event) => put(codes, event.target.value)}
        onBlur={props.leave}
      />
    </>
  )
}

function codesIn(value: OpenAnswer | readonly OpenAnswer[] | undefined): readonly string[] {
  const answers = value === undefined || isSeveral(value) ? (value ?? []) : [value]
  return answers.flatMap((answer) => ('code' in answer ? [answer.code] : []))
}

function isSeveral(value: OpenAnswer | readonly OpenAnswer[]): value is readonly OpenAnswer[] {
  return Array.isArray(value)
}
