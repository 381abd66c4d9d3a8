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

/** Bands as text, one to a line. */
export function bandsText(bands: readonly Band[]): string {
  return bands.map(({ min, max, label }) => `${min}–${max} ${label}`).join('\n')
}

/** The bands that a text writes; where somebody has said how serious a band is, it stays so while its words or its place stay. */
export function writtenBands(before: readonly Band[], text: string): readonly Band[] {
  const usual = pastedBands(bandsText(before))
  const chosen = before.filter(({ severity }, index) => severity !== usual[index]?.severity)
  const written = pastedBands(text)
  return written.map((band, index) => {
    const own = chosen.find(({ label }) => label === band.label) ?? inPlace(index)
    return own ? { ...band, severity: own.severity } : band
  })

  function inPlace(index: number): Band | undefined {
    const band = written.length === before.length ? before[index] : undefined
    const isElsewhere = written.some(({ label }) => label === band?.label)
    return band && !isElsewhere && chosen.includes(band) ? band : undefined
  }
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
