import type { PrintedBlock, PrintedDocument } from './printed-document.ts'

type Picture = Extract<PrintedBlock, { readonly kind: 'picture' }>

/** The pictures of a document in their order: those in its text, and the sign of who sends it. */
export function picturesIn({
  blocks,
  logo,
}: PrintedDocument): readonly Pick<Picture, 'hash' | 'mediaType'>[] {
  return [...(logo ? [logo] : []), ...blocks.flatMap(inBlock)]
}

function inBlock(block: PrintedBlock): readonly Picture[] {
  switch (block.kind) {
    case 'picture':
      return [block]
    case 'answer':
    case 'frame':
      return block.blocks.flatMap(inBlock)
    case 'numbered':
      return block.entries.flatMap((entry) => entry.flatMap(inBlock))
    default:
      return []
  }
}
