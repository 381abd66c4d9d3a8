import type { RichTie } from '#shared/elements/text/rich-block.ts'

/** What an element of a page says of the tie that it shows; what is copied from it keeps the tie. */
export function tieMarks({ plan, part, statement }: RichTie) {
  return { 'data-tie': `${plan}/${part}`, 'data-statement': statement }
}

/** The tie that an element of a page shows. */
export function tieShown({ dataset: { tie = '', statement = '' } }: HTMLElement): RichTie | undefined {
  const [, plan, part] = /^([0-9a-f-]{36})\/(.{1,64})$/.exec(tie) ?? []
  return plan && part && statement ? { plan, part, statement } : undefined
}

/** The tie as the editor holds it. */
export function tieOf(attributes: { readonly [name: string]: unknown } | undefined): RichTie | undefined {
  const { plan, part, statement } = attributes ?? {}
  const isWhole = typeof plan === 'string' && typeof part === 'string' && typeof statement === 'string'
  return isWhole && plan !== '' && part !== '' && statement !== '' ? { plan, part, statement } : undefined
}
