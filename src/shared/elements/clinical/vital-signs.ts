import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { oneOf } from '#shared/elements/kind/one-of.ts'
import { count, part, texts } from '#shared/elements/kind/part.ts'

const measured = (id: string, units: readonly (readonly [string, string])[]) =>
  part(id, 'Quantity', { width: 5, units: units.map(([code, label]) => ({ code, label })) })

/** What the clinical element VitalSigns asks: what was measured of the body. */
export const vitalSigns: ElementKind = oneOf(
  count('systolic', { min: 40, max: 300 }, 'mmHg'),
  count('diastolic', { min: 20, max: 200 }, 'mmHg'),
  count('pulse', { min: 20, max: 250 }, '/min'),
  count('respiration', { min: 4, max: 80 }, '/min'),
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
  count('spo2', { min: 0, max: 100 }, '%'),
  count('pain', { min: 0, max: 10 }),
  { ...texts('fromChart'), hidden: true },
)
