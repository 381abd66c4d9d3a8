import { answerApart } from '#server/stores/apart/answer-apart.ts'
import type { PrintedDocument } from './printed-document.ts'
import type { Printed } from './printer.ts'
import { setDocument } from './set-document.ts'

/** The process that prints: it gets a document in all its words and gives the bytes of a PDF, and asks nobody for anything. */
answerApart(
  (document: PrintedDocument): Promise<Printed> =>
    setDocument(document).then(
      (bytes) => ({ bytes }),
      () => ({}),
    ),
)
