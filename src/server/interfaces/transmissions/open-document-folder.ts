import { copyFile, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Carrier, OutgoingDocuments } from '#server/operations/jobs/carrier.ts'
import { flushFolder, makeFolder } from '#server/stores/content/make-folder.ts'
import { textOf } from '#server/stores/tokens-of.ts'
import { membersOf } from '#shared/patch/members-of.ts'

const consentsFile = 'consents.json'
const noticeFile = 'notice.txt'

/** Where the folder is, and what names what comes until it is whole. */
type Place = { readonly directory: string; readonly newId: () => string }

/**
 * Opens a folder as the carrier of documents: each transmission is a folder under its practice and its id, with its cover page,
 * the notice and the consents that go along, and its files in their order. What has its name is whole and on the disk; what lies
 * there already is not laid a second time.
 */
export function openDocumentFolder({ directory, newId }: Place): Carrier {
  return {
    carry: async (documents) => {
      const parent = join(directory, documents.practiceKey)
      const folder = join(parent, documents.transmissionId)
      const answer = { kind: 'taken', confirmation: documents.transmissionId } as const
      if (await isThere(folder)) return answer
      const coming = join(parent, `.${newId()}`)
      await makeFolder(coming)
      await lay(coming, documents).catch(async (error: unknown) => {
        await rm(coming, { recursive: true, force: true })
        throw error
      })
      await rename(coming, folder)
      await flushFolder(parent)
      return answer
    },
    taken: async ({ practiceKey, transmissionId }) => {
      const folder = join(directory, practiceKey, transmissionId)
      if (!(await isThere(folder))) return undefined
      const path = join(folder, consentsFile)
      const consents = (await isThere(path)) ? idsIn(await readFile(path, 'utf8')) : []
      return { confirmation: transmissionId, consents, hasNotice: await isThere(join(folder, noticeFile)) }
    },
  }
}

/** The ids of the consents that went along, as this very folder keeps them. */
function idsIn(text: string): readonly string[] {
  const consents: unknown = JSON.parse(text)
  return Array.isArray(consents) ? consents.flatMap((each) => textOf(membersOf(each).id ?? '') || []) : []
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

async function lay(folder: string, documents: OutgoingDocuments): Promise<void> {
  const { method, recipient, consents, notice, coverPage, files } = documents
  const names = files.map(({ name }) => name)
  await write(join(folder, 'transmission.json'), JSON.stringify({ method, recipient, files: names }))
  if (coverPage !== undefined) await write(join(folder, 'cover-page.md'), coverPage)
  if (notice !== undefined) await write(join(folder, noticeFile), notice)
  if (consents.length > 0) await write(join(folder, consentsFile), JSON.stringify(consents))
  for (const { path, name } of files) {
    await copyFile(path, join(folder, name))
    await flushFile(join(folder, name))
  }
  await flushFolder(folder)
}

async function write(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function flushFile(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
