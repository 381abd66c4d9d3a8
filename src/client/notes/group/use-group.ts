import { useReading } from '#client/notes/record/use-reading.ts'
import { type LoadedGroup, loadGroup } from './load-group.ts'

/** A group's note with all its parts. */
export function useGroup(id: string): ReturnType<typeof useReading<string, LoadedGroup>> {
  return useReading({ id, asked: id, read: loadGroup })
}
