import { bandSeverities } from '#generated/enumerations/band-severity.ts'
import type { ScoreDefinition } from '#generated/types/score-definition.ts'

type Band = NonNullable<ScoreDefinition['bands']>[number]

const range = /^(-?\d+(?:\.\d+)?)\s*(?:[–—-]|to|a|bis|\.\.)\s*(-?\d+(?:\.\d+)?)\s*[:=.)–-]?\s*(\S.*)$/i
const alone = /^(-?\d+(?:\.\d+)?)\s*[:=.)–-]?\s*(\D\S*.*)$/

/** Bands of a score as they are pasted: `0–4 Minimal`, one to a line or with a dot or semicolon between; from mild to serious in their order. */
export function pastedBands(text: string): readonly Band[] {
  const lines = text
    .split(/\r?\n|[·;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const read = lines.flatMap(bandOf)
  return read.map((band, index) => ({ ...band, severity: severityAt(index, read.length) }))
}

function bandOf(line: string): readonly Omit<Band, 'severity'>[] {
  const [, min, max, label = ''] = range.exec(line) ?? []
  if (min !== undefined && max !== undefined) return [{ min: Number(min), max: Number(max), label }]
  const [, only, said = ''] = alone.exec(line) ?? []
  return only === undefined ? [] : [{ min: Number(only), max: Number(only), label: said }]
}

/** Five bands have the five severities; of fewer the last is severe. */
function severityAt(index: number, count: number): Band['severity'] {
  const offset =
    count > 1 && count < bandSeverities.length && index > 0 ? bandSeverities.length - 1 - count : 0
  return bandSeverities[Math.min(index + Math.max(0, offset), bandSeverities.length - 1)] ?? 'Info'
}
