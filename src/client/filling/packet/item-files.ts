import { addUploads, type FileUpload, type UploadDoor } from '#client/content/uploads.ts'
import type { FormFiles } from '#client/form/room/form-setting.ts'
import type { KeptWords } from '#client/sync/device/kept-words.ts'
import { bytesOf, textOf } from '#client/sync/device/seal.ts'
import type { PacketDoor } from './packet-door.ts'

/** A file as it is kept on this device, sealed like what is typed, until it has arrived. */
type KeptFile = {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly bytes: string
  readonly place: string
  readonly isPicture: boolean
}

type Opening = {
  readonly packetId: string
  readonly itemId: string
  readonly door: PacketDoor
  readonly kept: KeptWords
}

/** The way of the files of one item. What was chosen and has not arrived is on this device, and goes on when the item is opened again. */
export function openItemFiles({ packetId, itemId, door, kept }: Opening): FormFiles {
  const list = openList(kept, listName(packetId, itemId))
  const way: UploadDoor = {
    owner: itemFilesOwner(packetId),
    make: ({ id, type, file }) =>
      door.files.add({ itemId, fileId: id, kind: type ?? 'DocumentReference', name: nameOf(file) }),
    send: door.files.send,
    drop: (fileId) => door.files.drop({ itemId, fileId }),
    keep: (upload) => void list.add(upload.id, () => keptOf(upload)),
    forget: (id) => void list.remove(id),
  }
  void list.all().then((files) => addUploads(files.map((file) => uploadOf(file, way))))
  return { place: placeOf(packetId, itemId), door: way, read: door.files.read }
}

/** Whether files that were chosen for an item are only on this device. */
export async function hasKeptFiles(kept: KeptWords, packetId: string, itemId: string): Promise<boolean> {
  const ids = await kept.of<readonly string[]>(listName(packetId, itemId))
  return ids !== undefined && ids.length > 0
}

function listName(packetId: string, itemId: string): string {
  return `files ${packetId}/${itemId}`
}

/** Whose uploads those of a packet are. */
export function itemFilesOwner(packetId: string): string {
  return `packet ${packetId}`
}

/** Begins the place of every file of an item. */
function placeOf(packetId: string, itemId: string): string {
  return `${packetId}/${itemId}`
}

function nameOf({ name }: File): string {
  return name.slice(0, 120) || 'File'
}

async function keptOf({ id, file, place = '', type }: Pick<FileUpload, 'id' | 'file' | 'place' | 'type'>) {
  const bytes = textOf(await file.arrayBuffer())
  return { id, name: file.name, type: file.type, bytes, place, isPicture: type === 'Media' }
}

function uploadOf({ id, name, type, bytes, place, isPicture }: KeptFile, door: UploadDoor) {
  const file = new File([bytesOf(bytes)], name, { type })
  return isPicture
    ? ({ id, file, place, door, type: 'Media', body: { kind: 'Photo' } } as const)
    : ({
        ...{ id, file, place, door },
        body: { type: { code: 'other', display: 'Other' }, title: nameOf(file), indexState: 'Unfiled' },
      } as const)
}

/** A list of files under a name, one change after the other. */
function openList(kept: KeptWords, name: string) {
  let work: Promise<unknown> = Promise.resolve()
  const afterwards = <Value>(act: () => Promise<Value>): Promise<Value> => {
    const next = work.then(act, act)
    work = next
    return next
  }
  const ids = async () => (await kept.of<readonly string[]>(name)) ?? []
  const one = (id: string) => `${name} ${id}`
  return {
    all: () =>
      afterwards(async () => {
        const files = await Promise.all((await ids()).map((id) => kept.of<KeptFile>(one(id))))
        return files.flatMap((file) => (file ? [file] : []))
      }),
    add: (id: string, make: () => Promise<KeptFile>) =>
      afterwards(async () => {
        const known = await ids()
        if (known.includes(id)) return
        await kept.keep(one(id), await make())
        await kept.keep(name, [...known, id])
      }),
    remove: (id: string) =>
      afterwards(async () => {
        const left = (await ids()).filter((each) => each !== id)
        await (left.length > 0 ? kept.keep(name, left) : kept.forget(name))
        await kept.forget(one(id))
      }),
  }
}
