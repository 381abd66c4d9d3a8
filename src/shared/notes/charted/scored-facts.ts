import { vitalSign } from '#generated/lists/vital-sign.ts'
import type { Element } from '#shared/forms/definition.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { NotedMeasure } from './noted-fact.ts'

/**
 * What an instrument or a score of a note says was measured in this session, one fact for each score that was worked out: a survey of the
 * chart. One for which too little was answered says nothing.
 */
export function scoredFacts(
  key: string,
  answer: unknown,
  { type, label }: Pick<Element, 'type' | 'label'>,
): readonly NotedMeasure[] {
  const { scores } = membersOf(answer)
  if (type === 'Score') return scoredFact(key, label ?? '', answer)
  return (Array.isArray(scores) ? scores : []).flatMap((score) => {
    const { _rowId, name } = membersOf(score)
    return scoredFact(`${key}/${String(_rowId)}`, nameOf(label ?? '', String(name ?? '')), score)
  })
}

/** Many instruments call their score "Total": it is called after the instrument too, unless its name says that already. */
function nameOf(instrument: string, score: string): string {
  return score.toLowerCase().includes(instrument.toLowerCase()) ? score : `${instrument} ${score}`
}

/**
 * As a measure that is called in words has it, so that all of one name are drawn over time together. A score that is called as a vital sign is
 * still none: it has neither its unit nor its bounds.
 */
function codeOf(display: string): string {
  const code = display.toLowerCase()
  const isVital = vitalSign.items.some((item) => [item.code, item.display.toLowerCase()].includes(code))
  return (isVital ? `score ${code}` : code).slice(0, 64)
}

function scoredFact(key: string, name: string, score: unknown): readonly NotedMeasure[] {
  const { value, band } = membersOf(score)
  const display = name.trim()
  if (typeof value !== 'number' || display === '') return []
  const components =
    typeof band === 'string' ? [{ code: { code: 'band', display: 'Band' }, value: { text: band } }] : []
  return [
    {
      type: 'Observation',
      act: 'Add',
      key,
      category: 'Survey',
      body: {
        code: { code: codeOf(display), display },
        value: { quantity: { value, unit: '{score}' } },
        ...(components.length > 0 && { components }),
      },
    },
  ]
}
