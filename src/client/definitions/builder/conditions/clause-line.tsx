import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Clause } from '#generated/types/clause.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { Askable } from './askable.ts'
import { ClauseValue } from './clause-value.tsx'
import { beginningFor, firstValue, hasNoValue, operatorsFor, valueFor } from './operators-for.ts'

type Props = {
  readonly clause: Clause
  readonly asked: Askable
  readonly onChange: (make: (now: Clause) => Clause) => void
}

/** One line of a condition: what is asked, how it is compared, with what. */
export function ClauseLine({ clause, asked, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const source = asked.find(clause.source)
  const operators = operatorsFor(source)
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={words('builder.question')}
        value={clause.source}
        data={[
          ...(isOffered(clause, asked)
            ? []
            : [{ value: clause.source, label: source?.label ?? clause.source }]),
          ...offered(asked, { own: words('builder.this-form'), beside: words('builder.beside-form') }),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = asked.find(value)
          if (chosen) onChange(() => ({ ...beginningFor(chosen), source: value }))
        }}
      />
      <NativeSelect
        size="xs"
        aria-label={words('builder.comparison')}
        value={clause.operator}
        data={operators.map((value) => ({ value, label: labels(`enumeration.ConditionOperator.${value}`) }))}
        onChange={({ currentTarget }) => {
          const operator = operators.find((each) => each === currentTarget.value) ?? 'Exists'
          onChange(({ value, ...rest }) =>
            hasNoValue(operator)
              ? { ...rest, operator }
              : { ...rest, operator, value: valueFor(operator, value) ?? firstValue(source) },
          )
        }}
      />
      {!hasNoValue(clause.operator) && <ClauseValue clause={clause} source={source} onChange={onChange} />}
    </>
  )
}

function isOffered({ source }: Clause, { own, beside }: Askable): boolean {
  return [...own, ...beside].some(({ id }) => id === source)
}

type Groups = { readonly own: string; readonly beside: string }

/** Where nothing is known beside the form, its questions need no heading. */
function offered({ own, beside }: Askable, groups: Groups) {
  const choices = (elements: readonly Element[]) =>
    elements.map(({ id, label, shortLabel }) => ({ value: id, label: shortLabel ?? label ?? id }))
  if (beside.length === 0) return choices(own)
  return [
    ...(own.length > 0 ? [{ group: groups.own, items: choices(own) }] : []),
    { group: groups.beside, items: choices(beside) },
  ]
}
