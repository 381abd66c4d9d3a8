import { bringers } from './bringers.ts'
import { listChunks, writeChunk } from './chunks.ts'
import { deleteContent } from './delete-content.ts'
import { readContent, readContentVersion } from './read-content.ts'
import { commitChunks, writeContent } from './write-content.ts'

/** What can be done with the files of rows, whatever their type, and what goes before it. */
export const content = {
  plain: {
    readContent,
    readContentVersion,
    writeContent,
    writeChunk,
    listChunks,
    commitChunks,
    deleteContent,
  },
  bringers,
}
