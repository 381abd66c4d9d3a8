import { type LoadedNote, loadNote } from './load-note.ts'
import { useReading } from './use-reading.ts'

/** A note of an address with all that belongs to it. */
export function useNote(id: string): ReturnType<typeof useReading<string, LoadedNote>> {
  return useReading({ id, asked: id, read: loadNote })
}
