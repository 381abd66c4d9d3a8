import type { Element } from '#shared/forms/definition.ts'

type Ends = { readonly min?: number | undefined; readonly max?: number | undefined }

/** The ends of what an answer counts for: of the scores that options have, of yes and no, else of the numbers that may be given. */
export function countedEnds({ type, options = [], validation = {} }: Element): Ends {
  const scores = options.map(({ score }) => score).filter((score) => score !== undefined)
  if (scores.length > 0) return { min: Math.min(...scores), max: Math.max(...scores) }
  return type === 'Boolean' ? { min: 0, max: 1 } : validation
}
