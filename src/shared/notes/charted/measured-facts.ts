import { vitalSign } from '#generated/lists/vital-sign.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { ObservationValue } from '#generated/types/observation-value.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { bodyMassIndex } from '#shared/elements/clinical/body-mass-index.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { NotedMeasure } from './noted-fact.ts'

/** Measures that the note holds as plain numbers, with the unit in which the chart has them. */
const counted = {
  pulse: '/min',
  respiration: '/min',
  bmi: 'kg/m2',
  spo2: '%',
  pain: '{score}',
} as const

const measured = ['temperature', 'height', 'weight'] as const

/** What an answer about vital signs says was measured in this session, one fact for each measure; what was taken from the chart is there already. */
export function measuredFacts(key: string, answer: unknown): readonly NotedMeasure[] {
  const given = membersOf(answer)
  // What follows from height and weight is worked out here too, whatever stands beside them.
  const index = bodyMassIndex(asMeasured(given.height), asMeasured(given.weight))
  const parts = index === undefined ? given : { ...given, bmi: index }
  const taken = new Set(Array.isArray(parts.fromChart) ? parts.fromChart.map(String) : [])
  const facts = [
    pressure(parts, taken),
    ...Object.entries(counted).map(([code, unit]) =>
      isTaken(code, taken) ? undefined : single(code, numberOf(parts[code]), unit),
    ),
    ...measured.map((code) => {
      const { value, unit } = membersOf(parts[code])
      return taken.has(code) || typeof unit !== 'string' ? undefined : single(code, numberOf(value), unit)
    }),
  ]
  return facts.flatMap((body) =>
    body
      ? [{ type: 'Observation', act: 'Add', category: 'Vital', key: `${key}/${body.code.code}`, body }]
      : [],
  )
}

/** An index of a height and a weight that the chart has is no new one either. */
function isTaken(code: string, taken: ReadonlySet<string>): boolean {
  return taken.has(code) || (code === 'bmi' && taken.has('height') && taken.has('weight'))
}

type Body = NotedMeasure['body']

/** A blood pressure has both of its numbers. */
function pressure(parts: ReturnType<typeof membersOf>, taken: ReadonlySet<string>): Body | undefined {
  const [systolic, diastolic] = [numberOf(parts.systolic), numberOf(parts.diastolic)]
  if (systolic === undefined || diastolic === undefined) return undefined
  if (taken.has('systolic') && taken.has('diastolic')) return undefined
  const unit = 'mm[Hg]'
  return {
    code: coded('bp'),
    components: [
      { code: coded('bp-systolic'), value: { quantity: { value: systolic, unit } } },
      { code: coded('bp-diastolic'), value: { quantity: { value: diastolic, unit } } },
    ],
  }
}

function single(code: string, value: number | undefined, unit: string): Body | undefined {
  if (value === undefined) return undefined
  const quantity: ObservationValue = { quantity: { value, unit } }
  return { code: coded(code), value: quantity }
}

function coded(code: string): CodedValue {
  const display = vitalSign.items.find((item) => item.code === code)?.display ?? code
  return { code, display, list: vitalSign.name }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function asMeasured(value: unknown): Answer | undefined {
  return isRecord(value) ? value : undefined
}
