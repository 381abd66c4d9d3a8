import { Checkbox, NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { withFields } from '#client/definitions/drafting/with-fields.ts'
import { useWords } from '#client/ui/words.tsx'
import type { CalculationPart } from './calculation-part.ts'

/** When a calculation has a result, in which unit, and who may change it. */
export function CalculationLimits({ calculation, put }: CalculationPart): ReactNode {
  const words = useWords()
  const { kind, minSources, unitFactor, editable, keepLast } = calculation
  const isCopy = kind === 'Copy'
  return (
    <>
      {(kind === 'Sum' || kind === 'Average') && (
        <NumberInput
          size="xs"
          label={words('builder.min-sources')}
          description={words('builder.min-sources-hint')}
          min={1}
          max={100}
          value={minSources ?? ''}
          onChange={(value) =>
            put((now) => withFields(now, { minSources: value === '' ? undefined : Number(value) }), 'least')
          }
        />
      )}
      {!isCopy && (
        <NumberInput
          size="xs"
          label={words('builder.unit-factor')}
          description={words('builder.unit-factor-hint')}
          value={unitFactor ?? ''}
          onChange={(value) =>
            put((now) => withFields(now, { unitFactor: value === '' ? undefined : Number(value) }), 'factor')
          }
        />
      )}
      <Checkbox
        size="xs"
        label={words('builder.may-edit')}
        checked={editable === true}
        onChange={({ currentTarget: { checked } }) =>
          put((now) => withFields(now, { editable: checked || undefined }), 'editable')
        }
      />
      {isCopy && (
        <Checkbox
          size="xs"
          label={words('builder.keep-last')}
          checked={keepLast === true}
          onChange={({ currentTarget: { checked } }) =>
            put((now) => withFields(now, { keepLast: checked || undefined }), 'keep')
          }
        />
      )}
    </>
  )
}
