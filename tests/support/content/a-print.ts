import type { PrintedBlock, PrintedDocument } from '#server/stores/printing/printed-document.ts'

/** For tests, a document of these blocks that is to be printed. */
export function aPrint(
  blocks: readonly PrintedBlock[],
  more: Partial<PrintedDocument> = {},
): PrintedDocument {
  return {
    language: 'en',
    size: 'LETTER',
    title: 'A document',
    author: 'Somebody',
    printedAt: '2026-03-05T20:15:00Z',
    letterhead: ['Riverbend'],
    strip: ['Rivera, Ana · Born Apr 12, 1991', 'A document'],
    foot: ['Printed by nobody.'],
    counting: 'Page {page} of {pages}',
    undrawn: 'Some letters could not be drawn.',
    blocks,
    ...more,
  }
}

/** A paragraph of one text. */
export function says(text: string): PrintedBlock {
  return { kind: 'paragraph', spans: [{ text }] }
}
