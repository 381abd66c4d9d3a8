import { type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import { type BodyRegion, middleOf, type Spot, thousandth } from './body-figure.ts'

/** The marks of a body map, in their order. */
export function bodyMarks(value: Answers | undefined): readonly Answers[] {
  return listOf(value?.marks).filter(isRecord)
}

/** Where a mark stands on the figure: where somebody has put it, else in the middle of its region. */
export function spotOf(regions: readonly BodyRegion[], { x, y, region }: Answers): Spot | undefined {
  if (typeof x === 'number' && typeof y === 'number') return { x, y }
  return typeof region === 'string' ? middleOf(regions, region) : undefined
}

/** Marks as they stand when the figure is turned around: what was on the left of the drawing is on its right. */
export function turnedAround(marks: readonly Answers[]): readonly Answers[] {
  return marks.map((mark) => (typeof mark.x === 'number' ? { ...mark, x: thousandth(1 - mark.x) } : mark))
}
