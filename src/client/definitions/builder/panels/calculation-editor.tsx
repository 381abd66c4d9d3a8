import { Button, Checkbox, NativeSelect, NumberInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { calculationKinds } from '#generated/enumerations/calculation-kind.ts'
import { missingRules } from '#generated/enumerations/missing-rule.ts'
import { roundings } from '#generated/enumerations/rounding.ts'
import type { Calculation } from '#generated/types/calculation.ts'
import type { Element } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'

type Props = { readonly builder: Builder; readonly element: Element }

/** How an element is calculated: of which questions, in which way, and how it is rounded. */
export function CalculationEditor({ builder, element }: Props): ReactNode {
  const words = useWords()
  const { id, calculation } = element
  const sources = countedIn(builder, id)
  const put = (next: Calculation | undefined, field: string) =>
    builder.edit({ kind: 'change', id, fields: { calculation: next } }, `${id} calculation ${field}`)
  if (!calculation) {
    if (!mayBeCalculated.has(element.type) || sources.length === 0) return null
    const begun: Calculation = { kind: 'Sum', sources: sources.map((source) => source.id) }
    return (
      <Button size="compact-sm" variant="subtle" onClick={() => put(begun, 'begin')}>
        {words('builder.calculate')}
      </Button>
    )
  }
  return (
    <fieldset className="builder-condition">
      <legend>{words('builder.calculation')}</legend>
      <Kind calculation={calculation} put={put} />
      <Sources calculation={calculation} sources={sources} put={put} />
      <Rounding calculation={calculation} put={put} />
      {mayBeCalculated.has(element.type) && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconTrash size={14} aria-hidden="true" />}
          onClick={() => put(undefined, 'end')}
        >
          {words('builder.do-not-calculate')}
        </Button>
      )}
    </fieldset>
  )
}

type PartProps = {
  readonly calculation: Calculation
  readonly put: (next: Calculation, field: string) => void
}

function Kind({ calculation, put }: PartProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <NativeSelect
      size="xs"
      label={words('builder.calculation-kind')}
      value={calculation.kind}
      data={calculationKinds.map((value) => ({
        value,
        label: labels(`enumeration.CalculationKind.${value}`),
      }))}
      onChange={({ currentTarget }) => {
        const kind = calculationKinds.find((each) => each === currentTarget.value)
        if (kind) put({ ...calculation, kind }, 'kind')
      }}
    />
  )
}

function Sources({
  calculation,
  sources,
  put,
}: PartProps & { readonly sources: readonly Element[] }): ReactNode {
  const words = useWords()
  const taken = new Set(calculation.sources.map(String))
  const numbers = calculation.sources.filter((source) => typeof source === 'number')
  const others = calculation.sources.filter(
    (source) => typeof source === 'string' && !sources.some(({ id }) => id === source),
  )
  const choose = (id: string, isTaken: boolean) => {
    const ids = sources.map((each) => each.id).filter((each) => (each === id ? isTaken : taken.has(each)))
    const next = [...ids, ...others, ...numbers]
    put({ ...calculation, sources: next.length === 0 ? [0] : next }, 'sources')
  }
  return (
    <>
      <fieldset className="builder-items">
        <legend>{words('builder.calculation-sources')}</legend>
        {sources.map(({ id, label, shortLabel }) => (
          <Checkbox
            key={id}
            size="xs"
            label={shortLabel ?? label ?? id}
            checked={taken.has(id)}
            onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
          />
        ))}
        {sources.length === 0 && <p className="builder-quiet">{words('builder.nothing-counts')}</p>}
      </fieldset>
      <NumberInput
        size="xs"
        label={words('builder.constant')}
        description={words('builder.constant-hint')}
        value={numbers[0] ?? ''}
        onChange={(value) => {
          const questions = calculation.sources.filter((source) => typeof source === 'string')
          const next = value === '' ? questions : [...questions, Number(value)]
          put({ ...calculation, sources: next.length === 0 ? [0] : next }, 'constant')
        }}
      />
    </>
  )
}

function Rounding({ calculation, put }: PartProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <>
      <NativeSelect
        size="xs"
        label={words('builder.calculation-missing')}
        value={calculation.missing ?? 'PerKind'}
        data={missingRules.map((value) => ({ value, label: labels(`enumeration.MissingRule.${value}`) }))}
        onChange={({ currentTarget }) => {
          const missing = missingRules.find((each) => each === currentTarget.value)
          if (missing) put({ ...calculation, missing }, 'missing')
        }}
      />
      <NumberInput
        size="xs"
        label={words('builder.decimals')}
        min={0}
        max={4}
        value={calculation.decimals ?? 0}
        onChange={(value) => put({ ...calculation, decimals: Number(value) }, 'decimals')}
      />
      <NativeSelect
        size="xs"
        label={words('builder.rounding')}
        value={calculation.rounding ?? 'HalfUp'}
        data={roundings.map((value) => ({ value, label: labels(`enumeration.Rounding.${value}`) }))}
        onChange={({ currentTarget }) => {
          const rounding = roundings.find((each) => each === currentTarget.value)
          if (rounding) put({ ...calculation, rounding }, 'rounding')
        }}
      />
    </>
  )
}

const mayBeCalculated = new Set(['Integer', 'Decimal'])
const counting = new Set([
  'Integer',
  'Decimal',
  'Scale',
  'Boolean',
  'Duration',
  'Date',
  'DateTime',
  'Calculated',
  'Score',
  'Quantity',
])

/** The questions whose answers count something, but the one that is calculated. */
function countedIn({ form }: Builder, own: string): readonly Element[] {
  return standingsOf(form)
    .map(({ element }) => element)
    .filter(
      ({ id, type, options = [] }) =>
        id !== own && (counting.has(type) || options.some(({ score }) => score !== undefined)),
    )
}
