import type { Feature } from '#server/operations/handler.ts'
import { bringers } from './bringers.ts'
import { listChunks, writeChunk } from './chunks.ts'
import { deleteContent } from './delete-content.ts'
import { readContent, readContentVersion } from './read-content.ts'
import { keepDocumentText, keepMediaText, recognizeText, recognizeTexts } from './recognize-text.ts'
import { commitChunks, writeContent } from './write-content.ts'

const feature = {
  handlers: {
    'documentReference.keepText': keepDocumentText,
    'media.keepText': keepMediaText,
  },
  guards: {},
  jobs: { RecognizeTexts: recognizeTexts },
} satisfies Feature

/** What can be done with the files of rows, whatever their type, and what goes before it. */
export const content = {
  ...feature,
  plain: {
    readContent,
    readContentVersion,
    writeContent,
    writeChunk,
    listChunks,
    commitChunks,
    deleteContent,
    recognizeText,
  },
  bringers,
}
