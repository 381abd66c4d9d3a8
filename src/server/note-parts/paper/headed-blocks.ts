import type { PrintedBlock } from '#server/stores/printing/printed-document.ts'

/** Blocks under their heading. Where they begin with a new page, the heading stands on it too, and none stands alone on a page. */
export function headedBlocks(
  heading: PrintedBlock,
  blocks: readonly PrintedBlock[],
): readonly PrintedBlock[] {
  const first = blocks.findIndex(({ kind }) => kind !== 'page')
  if (first === -1) return blocks
  return [...blocks.slice(0, Math.min(first, 1)), heading, ...blocks.slice(first)]
}
