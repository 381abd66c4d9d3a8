import type { ViewProps } from '#client/form/room/element-view.ts'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { Checkboxes } from './checkboxes.tsx'
import { Combobox } from './combobox.tsx'
import { useOptions } from './use-options.ts'

/** Either one of the options, with words where it asks for them, or words of one's own. */
export type OpenAnswer = { readonly code: string; readonly text?: string } | { readonly text: string }

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
  const code = one && 'code' in one ? one.code : undefined
  return (
    <>
      <Combobox
        {...props}
        options={options}
        asked={asked}
        code={code}
        shown={one && !('code' in one) ? one.text : undefined}
        change={(next) => change(next === undefined ? undefined : { code: next })}
        takeText={(text) => {
          const same = options.find((option) => option.label.toLowerCase() === text.trim().toLowerCase())
          change(same ? { code: same.code } : { text })
        }}
      />
      <WordsBeside {...props} options={options} answers={one ? [one] : []} put={([next]) => change(next)} />
    </>
  )
}

type BesideProps = Pick<ViewProps, 'options' | 'isReadOnly' | 'leave' | 'id'> & {
  readonly answers: readonly OpenAnswer[]
  readonly put: (answers: readonly OpenAnswer[]) => void
}

/** What is said with the chosen options that ask for words. */
function WordsBeside({ options, answers, put, isReadOnly, leave, id }: BesideProps) {
  const words = useWords()
  return answers.map((answer) => {
    const option = 'code' in answer ? options.find(({ code }) => code === answer.code) : undefined
    if (!option || !('code' in answer) || !(option.allowText || answer.text)) return null
    return (
      <input
        key={option.code}
        id={`${id}-${option.code}-words`}
        className="form-input"
        aria-label={words('form.words-with', { option: option.label })}
        placeholder={words('form.words-with', { option: option.label })}
        value={answer.text ?? ''}
        maxLength={500}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          const said = { code: answer.code, ...(target.value !== '' && { text: target.value }) }
          put(answers.map((each) => (each === answer ? said : each)))
        }}
        onBlur={leave}
      />
    )
  })
}

type SeveralProps = Omit<ViewProps<OpenAnswer | readonly OpenAnswer[]>, 'element'> & {
  readonly isChips: boolean
}

function SeveralOpen({ options, value, change, label, isChips, ...props }: SeveralProps) {
  const words = useWords()
  const answers = value !== undefined && isSeveral(value) ? value : []
  const codes = codesIn(answers)
  const own = answers.filter((answer) => !('code' in answer))
  const other = own.map(({ text }) => text).join('; ')
  const put = (nextCodes: readonly string[], text: string) => {
    const before = (code: string) => answers.find((answer) => 'code' in answer && answer.code === code)
    const next = [...nextCodes.map((code) => before(code) ?? { code }), ...(text === '' ? [] : [{ text }])]
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
      <WordsBeside {...props} options={options} answers={answers} put={change} />
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
