import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Complaint } from './complaint.ts'
import { placesOf } from './places-of.ts'
import type { SourceFile, Sources } from './sources.ts'
import { withListedValues } from './with-listed-values.ts'

/** What was read, with what is wrong with it as JSON. */
export type ReadSources = { readonly sources: Sources; readonly complaints: readonly Complaint[] }

/** Every schema and every message catalogue below `root`. */
export function readSources(root: string): ReadSources {
  return readAgain({ sources: { root, files: new Map() }, complaints: [] }, new Set())
}

/** The same sources with the files read anew that have changed, had something wrong with them, or were not there. */
export function readAgain(before: ReadSources, changed: ReadonlySet<string>): ReadSources {
  const { root, files: known, memory } = before.sources
  const faulty = new Set(before.complaints.map(({ file }) => file))
  const files = new Map<string, SourceFile>()
  const complaints: Complaint[] = []
  for (const path of [...jsonFilesBelow(root, 'schemas'), ...jsonFilesBelow(root, 'src/shared/messages')]) {
    const kept = changed.has(path) || faulty.has(path) ? undefined : known.get(path)
    const read = kept ? { file: kept, complaints: [] } : readSource(root, path)
    if ('file' in read) files.set(path, sameText(known.get(path), read.file))
    complaints.push(...read.complaints)
  }
  const filled = withListedValues(files, known)
  const isSameSet = files.size === known.size && [...files.keys()].every((path) => known.has(path))
  return { sources: { root, files: filled, memory: (isSameSet && memory) || new Map() }, complaints }
}

function sameText(known: SourceFile | undefined, read: SourceFile): SourceFile {
  return known?.text === read.text ? known : read
}

function jsonFilesBelow(root: string, folder: string): readonly string[] {
  try {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort(byText)
  } catch {
    return []
  }
}

type Read =
  | { readonly file: SourceFile; readonly complaints: readonly Complaint[] }
  | { readonly complaints: readonly Complaint[] }

function readSource(root: string, path: string): Read {
  const text = readFileSync(join(root, path), 'utf8')
  try {
    return { file: sourceOf(path, text), complaints: twice(path, text) }
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    const fix = 'Write well-formed JSON: double quotes, no comma after the last entry, no comments.'
    return {
      complaints: [
        { file: path, pointer: '', line: lineIn(text, what), what: `This is not JSON: ${what}`, fix },
      ],
    }
  }
}

/** A source file out of its text; throws where that is not JSON. */
export function sourceOf(path: string, text: string): SourceFile {
  return { path, kind: kindOf(path), name: nameOf(path), text, json: JSON.parse(text) }
}

function twice(path: string, text: string): readonly Complaint[] {
  const { lines, duplicates } = placesOf(text)
  return duplicates.map((pointer) => ({
    file: path,
    pointer,
    line: lines.get(pointer) ?? 1,
    what: 'This key stands twice in its object; the first is silently lost.',
    fix: 'Keep one of the two.',
  }))
}

function lineIn(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1]
  return position === undefined ? 1 : text.slice(0, Number(position)).split('\n').length
}

function kindOf(path: string): string {
  return path.startsWith('schemas/') ? (path.split('/')[1] ?? '') : 'messages'
}

function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.json$/, '')
}

function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
