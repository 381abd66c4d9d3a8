import type { AnyElement } from '#generated/types/elements.ts'
import { isRecord } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import { writtenUnit } from '#shared/chart/convert-unit.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { textOf } from '#shared/elements/kind/shapes.ts'
import { step } from './decimal.ts'

/** A number with its unit. */
export const quantity: ElementKind = {
  holds: 'answer',
  shape,
  text: ({ unit, units = [] }, value) => {
    if (!isRecord(value)) return String(value)
    const code = String(value.unit ?? '')
    const label = [unit, ...units].find((each) => each?.code === code)?.label
    return `${String(value.value ?? '')} ${label ?? writtenUnit(code)}`.trim()
  },
  limits: 'number',
  limited: (whole, limits) => ({
    ...whole,
    properties: { ...whole.properties, value: { ...whole.properties?.value, type: 'number', ...limits } },
  }),
  calculated: ({ units }, value) => {
    const unit = units?.[0]?.code
    return unit === undefined ? { value } : { value, unit }
  },
}

function shape({ units = [], decimals }: AnyElement): JsonSchema {
  const codes = units.map(({ code }) => code)
  return {
    type: 'object',
    properties: {
      value: decimals === undefined ? { type: 'number' } : { type: 'number', multipleOf: step(decimals) },
      unit: codes.length > 0 ? { type: 'string', enum: codes } : textOf(64),
    },
    required: ['value'],
    additionalProperties: false,
  }
}
