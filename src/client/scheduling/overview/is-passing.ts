type Step = {
  /** The first and the last row that are seen. */
  readonly startIndex: number
  readonly endIndex: number
  /** The first row that was seen before this step. */
  readonly before: number
  readonly wasPassing: boolean
}

/** Of what is seen, the part that has to go by in one step for whoever flies past already to be still flying. */
const still = 1 / 3

/** Whether a step of scrolling passes more rows than are seen at once: nobody has read those between. It ends when the steps are small again. */
export function isPassing({ startIndex, endIndex, before, wasPassing }: Step): boolean {
  const seen = endIndex - startIndex + 1
  return Math.abs(startIndex - before) > (wasPassing ? seen * still : seen)
}
