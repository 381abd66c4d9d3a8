import { vitalSign } from '#generated/lists/vital-sign.ts'
import { writtenQuantities } from '#shared/chart/written-quantities.ts'
import type { NotedMeasure } from '#shared/notes/charted/noted-fact.ts'

/** For a signer, what a note has measured in one line: `Blood pressure 120/80 mmHg`. */
export function measureText({ code, value, components = [] }: NotedMeasure['body'], locale: string): string {
  const item = vitalSign.items.find((each) => each.code === code.code)
  const name = locale.startsWith('es') ? item?.spanish : item?.display
  const quantities = [value, ...components.map((each) => each.value)].flatMap((each) => each?.quantity ?? [])
  const words = components.flatMap((each) => each.value.text ?? [])
  return [`${name ?? code.display} ${writtenQuantities(quantities)}`, ...words].join(' · ')
}
