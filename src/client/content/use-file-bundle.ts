import { useRef, useState } from 'react'
import { sendPlainQuietly } from '#client/api/send.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { contentFacts, fileName } from './content-facts.ts'
import { makeZip, type ZipEntry } from './make-zip.ts'

/** A record whose file goes into a bundle. */
export type BundledRecord = {
  readonly type: ResourceType
  readonly id: string
  readonly name: string
  readonly content: unknown
}

/** How far a bundle of files is. */
export type BundleState =
  | { readonly kind: 'still' }
  | { readonly kind: 'coming'; readonly done: number; readonly of: number }
  | { readonly kind: 'refused'; readonly failure: Failure }

/** A bundle of the files of several records, fetched one after the other, with its progress and a way to stop: as a zip, or each by itself. */
export function useFileBundle() {
  const [state, setState] = useState<BundleState>({ kind: 'still' })
  const isStopped = useRef(false)

  const collect = async (records: readonly BundledRecord[]): Promise<readonly ZipEntry[] | undefined> => {
    isStopped.current = false
    const entries: ZipEntry[] = []
    for (const [index, { type, id, name, content }] of records.entries()) {
      setState({ kind: 'coming', done: index, of: records.length })
      const answer = await sendPlainQuietly(type, 'readContent', { id })
      if (isStopped.current) break
      if (!answer.ok) {
        setState({ kind: 'refused', failure: answer.failure })
        return undefined
      }
      const ending = contentFacts(content)?.ending ?? 'bin'
      const bytes = new Uint8Array(await answer.value.arrayBuffer())
      entries.push({ name: `${String(index + 1).padStart(2, '0')} ${fileName(name, ending)}`, bytes })
    }
    setState({ kind: 'still' })
    return isStopped.current ? undefined : entries
  }

  return {
    state,
    collect,
    zip: async (records: readonly BundledRecord[]) => {
      const entries = await collect(records)
      return entries && makeZip(entries)
    },
    stop: () => {
      isStopped.current = true
      setState({ kind: 'still' })
    },
  }
}
