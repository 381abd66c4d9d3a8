import { Button, CloseButton, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { conditionCombinators } from '#generated/enumerations/condition-combinator.ts'
import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { type Definition, type Element, isGroup } from '#shared/forms/definition.ts'
import { standingOf } from '#shared/forms/editing/standings-of.ts'
import { ClauseValue } from './clause-value.tsx'
import { conditionText } from './condition-text.ts'
import { beginningFor, firstValue, hasNoValue, operatorsFor, valueFor } from './operators-for.ts'
import { answersText, sourcesFor, withNewClause } from './with-new-clause.ts'

type Props = {
  readonly title: string
  readonly form: Definition
  /** Whose condition it is: it cannot ask itself. */
  readonly elementId: string
  readonly group: ConditionGroup | undefined
  readonly onChange: (group: ConditionGroup | undefined) => void
}

/** A condition in plain words: which question, how it is compared, with what; all, any or none of its lines. */
export function ConditionEditor({ title, form, elementId, group, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const sources = sourcesFor(form, elementId)
  const clauses = group?.clauses ?? []
  const combinator = group?.combinator ?? 'And'
  const change = (next: readonly (Clause | ConditionGroup)[]) =>
    onChange(next.length === 0 ? undefined : { combinator, clauses: next })
  const place = useRef<HTMLFieldSetElement>(null)
  const add = () => {
    onChange(withNewClause(form, elementId, group))
    focusDrawn(() => place.current?.querySelector<HTMLElement>('.builder-clause:last-of-type select'))
  }
  return (
    <fieldset ref={place} className="builder-condition">
      <legend>{title}</legend>
      {clauses.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={words('builder.how-many')}
          value={combinator}
          data={conditionCombinators.map((value) => ({ value, label: words(`builder.combinator-${value}`) }))}
          onChange={(value) => {
            const chosen = conditionCombinators.find((each) => each === value) ?? 'And'
            onChange({ combinator: chosen, clauses })
          }}
        />
      )}
      {clauses.map((clause, index) => {
        const put = (next: Clause | ConditionGroup) => change(clauses.with(index, next))
        const remove = () => change(clauses.toSpliced(index, 1))
        return (
          // Lines have no names of their own, and their order is what they are known by.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <div key={index} className="builder-clause">
            {isGroup(clause) ? (
              <span>{conditionText(clause, form, { words, labels })}</span>
            ) : (
              <ClauseLine clause={clause} form={form} sources={sources} onChange={put} />
            )}
            <CloseButton size="md" aria-label={words('builder.remove-condition')} onClick={remove} />
          </div>
        )
      })}
      {clauses.length === 0 && <p className="builder-quiet">{words('builder.no-condition')}</p>}
      <AskAlike clauses={clauses} form={form} sources={sources} onChange={onChange} />
      {sources.length > 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={add}
        >
          {words('builder.add-condition')}
        </Button>
      )}
    </fieldset>
  )
}

type AlikeProps = Pick<Props, 'form' | 'onChange'> & {
  readonly clauses: ConditionGroup['clauses']
  readonly sources: readonly Element[]
}

/** Asks the same of every question that has the same answers, so that nobody writes nine lines by hand. */
function AskAlike({ clauses, form, sources, onChange }: AlikeProps): ReactNode {
  const words = useWords()
  const [first] = clauses
  if (!first || isGroup(first) || clauses.length > 1) return null
  const answers = answersText(standingOf(form, first.source)?.element)
  const alike = sources.filter((each) => answers !== '' && answersText(each) === answers)
  if (alike.length < 2) return null
  const all = alike.map(({ id }): Clause => ({ ...first, source: id }))
  return (
    <Button size="compact-sm" variant="subtle" onClick={() => onChange({ combinator: 'Or', clauses: all })}>
      {words('builder.ask-alike', { count: alike.length })}
    </Button>
  )
}

type LineProps = {
  readonly clause: Clause
  readonly form: Definition
  readonly sources: readonly Element[]
  readonly onChange: (clause: Clause) => void
}

function ClauseLine({ clause, form, sources, onChange }: LineProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const source = standingOf(form, clause.source)?.element
  const operators = operatorsFor(source)
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={words('builder.question')}
        value={clause.source}
        data={[
          ...(source ? [] : [{ value: clause.source, label: clause.source }]),
          ...sources.map(({ id, label, shortLabel }) => ({ value: id, label: shortLabel ?? label ?? id })),
        ]}
        onChange={({ currentTarget }) => {
          const chosen = sources.find(({ id }) => id === currentTarget.value)
          if (chosen) onChange(beginningFor(chosen))
        }}
      />
      <NativeSelect
        size="xs"
        aria-label={words('builder.comparison')}
        value={clause.operator}
        data={operators.map((value) => ({ value, label: labels(`enumeration.ConditionOperator.${value}`) }))}
        onChange={({ currentTarget }) => {
          const operator = operators.find((each) => each === currentTarget.value) ?? 'Exists'
          const { value, ...rest } = clause
          onChange(
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
