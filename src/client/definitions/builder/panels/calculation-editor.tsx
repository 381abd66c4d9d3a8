import { Button, NativeSelect, NumberInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { sourceElement } from '#client/definitions/builder/conditions/source-element.ts'
import { useBeside } from '#client/definitions/builder/conditions/use-beside.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { calculationKinds } from '#generated/enumerations/calculation-kind.ts'
import { missingRules } from '#generated/enumerations/missing-rule.ts'
import { roundings } from '#generated/enumerations/rounding.ts'
import type { Calculation } from '#generated/types/calculation.ts'
import type { Element } from '#shared/forms/definition.ts'
import { CalculationLimits } from './calculation-limits.tsx'
import type { CalculationPart } from './calculation-part.ts'
import { CalculationSources } from './calculation-sources.tsx'
import { countedIn, counts } from './counted-in.ts'

type Props = { readonly builder: Builder; readonly element: Element }

/** How an element is calculated: of which questions, in which way, and how it is rounded. */
export function CalculationEditor({ builder, element }: Props): ReactNode {
  const words = useWords()
  const { id, calculation } = element
  const beside = useBeside(builder)
  const sources = countedIn(builder.form, id)
  const put = (make: (now: Calculation) => Calculation | undefined, field: string, begin?: Calculation) =>
    builder.edit(
      {
        kind: 'change',
        id,
        fields: ({ calculation: now = begin }) => ({ calculation: now && make(now) }),
      },
      `${id} calculation ${field}`,
    )
  if (!calculation) {
    if (!mayBeCalculated.has(element.type) || sources.length === 0) return null
    const begun: Calculation = { kind: 'Sum', sources: sources.map((source) => source.id) }
    return (
      <Button size="compact-sm" variant="subtle" onClick={() => put((now) => now, 'begin', begun)}>
        {words('builder.calculate')}
      </Button>
    )
  }
  return (
    <fieldset className="builder-condition">
      <legend>{words('builder.calculation')}</legend>
      <Kind calculation={calculation} put={put} />
      <CalculationSources
        calculation={calculation}
        sources={sources}
        beside={beside.filter(counts)}
        find={(source) => sourceElement(source, builder.form, beside)}
        put={put}
      />
      <Rounding calculation={calculation} put={put} />
      <CalculationLimits calculation={calculation} put={put} />
      {mayBeCalculated.has(element.type) && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconTrash size={14} aria-hidden="true" />}
          onClick={() => put(() => undefined, 'end')}
        >
          {words('builder.do-not-calculate')}
        </Button>
      )}
    </fieldset>
  )
}

function Kind({ calculation, put }: CalculationPart): ReactNode {
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
        if (kind) put((now) => ({ ...now, kind }), 'kind')
      }}
    />
  )
}

function Rounding({ calculation, put }: CalculationPart): ReactNode {
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
          if (missing) put((now) => ({ ...now, missing }), 'missing')
        }}
      />
      <NumberInput
        size="xs"
        label={words('builder.decimals')}
        min={0}
        max={4}
        value={calculation.decimals ?? 0}
        onChange={(value) => put((now) => ({ ...now, decimals: Number(value) }), 'decimals')}
      />
      <NativeSelect
        size="xs"
        label={words('builder.rounding')}
        value={calculation.rounding ?? 'HalfUp'}
        data={roundings.map((value) => ({ value, label: labels(`enumeration.Rounding.${value}`) }))}
        onChange={({ currentTarget }) => {
          const rounding = roundings.find((each) => each === currentTarget.value)
          if (rounding) put((now) => ({ ...now, rounding }), 'rounding')
        }}
      />
    </>
  )
}

const mayBeCalculated = new Set(['Integer', 'Decimal'])
