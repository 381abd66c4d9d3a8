import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutgoingRow, OutsideSystem } from '#server/operations/jobs/outside-system.ts'
import { flushFolder, makeFolder } from '#server/stores/content/make-folder.ts'

/** Where the folder is, and what names its files until they are whole. */
type Place = { readonly directory: string; readonly newId: () => string }

/**
 * Opens a folder as the outside system: each version of a row is a file under its practice, type and id. What has its name is
 * whole and on the disk, so that whoever fetches files there never reads half of one.
 */
export function openFolder({ directory, newId }: Place): OutsideSystem {
  return {
    send: async (row) => {
      const { practiceKey, resource } = row
      const folder = join(directory, practiceKey, resource.resourceType, resource.id)
      await makeFolder(folder)
      const coming = join(folder, `.${newId()}`)
      await write(coming, row).catch(async (error: unknown) => {
        await rm(coming, { force: true })
        throw error
      })
      await rename(coming, join(folder, `${resource.meta.versionId}.json`))
      await flushFolder(folder)
      return { kind: 'taken' }
    },
  }
}

async function write(path: string, { resource, consents, notice }: OutgoingRow): Promise<void> {
  const text = JSON.stringify({ ...(notice !== undefined && { notice, consents }), resource })
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
