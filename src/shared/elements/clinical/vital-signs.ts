import { oneOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { count, part } from '#shared/elements/kind/part.ts'

const measured = (id: string, units: readonly (readonly [string, string])[]) =>
  part(id, 'Quantity', { width: 5, units: units.map(([code, label]) => ({ code, label })) })

/** What was measured of the body. */
export const vitalSigns: ElementKind = oneOf(
  count('systolic', 40, 300, 'mmHg'),
  count('diastolic', 20, 200, 'mmHg'),
  count('pulse', 20, 250, '/min'),
  count('respiration', 4, 80, '/min'),
  measured('temperature', [
    ['Cel', '°C'],
    ['[degF]', '°F'],
  ]),
  measured('height', [
    ['cm', 'cm'],
    ['[in_i]', 'in'],
  ]),
  measured('weight', [
    ['kg', 'kg'],
    ['[lb_av]', 'lb'],
  ]),
  part('bmi', 'Decimal', { decimals: 1, width: 3, validation: { min: 5, max: 150 } }),
  count('spo2', 0, 100, '%'),
  count('pain', 0, 10),
)
