import type { ContentStore, FilePlace } from './content-store.ts'

/** A file as it leaves: never under a name or a type that its sender chose. */
export type AnsweredFile = {
  readonly place: FilePlace
  /** Where its bytes lie, once they were looked for. */
  readonly path?: string
  readonly size: number
  readonly mediaType: string
  readonly name: string
  /** The first byte that is wanted, and the last. */
  readonly range?: { readonly first: number; readonly last: number }
}

/** Locates the bytes of a file that is answered, once nobody waits for the place at the database: they are read whole the first time. */
export async function locateFile(content: ContentStore, file: AnsweredFile): Promise<AnsweredFile> {
  const { path } = await content.find(file.place)
  return { ...file, path }
}
