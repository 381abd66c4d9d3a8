import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Clause } from '#generated/types/clause.ts'
import type { Element } from '#shared/forms/definition.ts'
import { hasSeveral, isNumber } from './operators-for.ts'

type Props = {
  readonly clause: Clause
  /** The question that is asked; undefined: none of this form. */
  readonly source: Element | undefined
  readonly onChange: (make: (now: Clause) => Clause) => void
}

/** What an answer is compared with: chosen from the answers of the question, or typed. */
export function ClauseValue({ clause, source, onChange }: Props): ReactNode {
  const words = useWords()
  const label = words('builder.value')
  const { value, operator } = clause
  const put = (next: NonNullable<Clause['value']>) => onChange((now) => ({ ...now, value: next }))
  const isChosen = source?.type === 'Boolean' || (source?.options ?? []).length > 0
  if (isChosen && hasSeveral(operator))
    return <SeveralAnswers clause={clause} source={source} onChange={onChange} />
  if (isChosen) return <OneAnswer clause={clause} source={source} onChange={onChange} />
  if (source && isNumber(source))
    return (
      <NumberInput
        size="xs"
        aria-label={label}
        value={typeof value === 'number' ? value : ''}
        onChange={(next) => put(typeof next === 'number' ? next : 0)}
      />
    )
  return (
    <TextInput
      size="xs"
      aria-label={label}
      {...(operator === 'Matches' && { description: words('builder.pattern-hint'), maxLength: 200 })}
      type={source?.type === 'Date' ? 'date' : 'text'}
      value={String(value ?? '')}
      onChange={({ currentTarget: { value: next } }) => put(next)}
    />
  )
}

function OneAnswer({ clause, source, onChange }: Props): ReactNode {
  const words = useWords()
  const { options = [] } = source ?? {}
  const choices =
    source?.type === 'Boolean'
      ? [
          { value: 'true', label: words('form.yes') },
          { value: 'false', label: words('form.no') },
        ]
      : options.map(({ code, label }) => ({ value: code, label: label ?? code }))
  return (
    <NativeSelect
      size="xs"
      aria-label={words('builder.value')}
      value={String(clause.value ?? '')}
      data={choices}
      onChange={({ currentTarget: { value } }) =>
        onChange((now) => ({ ...now, value: source?.type === 'Boolean' ? value === 'true' : value }))
      }
    />
  )
}

/** Several answers, any of which is meant. */
function SeveralAnswers({ clause, source, onChange }: Props): ReactNode {
  const words = useWords()
  const { options = [] } = source ?? {}
  const chosen = answersIn(clause)
  const choose = (code: string, isChosen: boolean) => {
    const codes = options.map((option) => option.code)
    onChange((now) => ({
      ...now,
      value: codes.filter((each) => (each === code ? isChosen : answersIn(now).includes(each))),
    }))
  }
  return (
    <fieldset className="builder-items">
      <legend className="visually-hidden">{words('builder.value')}</legend>
      {options.map(({ code, label }) => (
        <Checkbox
          key={code}
          size="xs"
          label={label ?? code}
          checked={chosen.includes(code)}
          onChange={({ currentTarget }) => choose(code, currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}

function answersIn({ value }: Clause): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)]
}
