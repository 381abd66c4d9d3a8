import { openStore } from '#client/ui/external-store.ts'

const epoch = openStore<string>('')

/** The epoch that the server says it is of; another one than before means that its database was restored. */
export function noteEpoch(said: string | null): void {
  if (said && said !== epoch.read()) epoch.change(said)
}

/** Calls back with the epoch, now if it is known and whenever it is another; answers how to stop. */
export function followEpoch(heed: (epoch: string) => void): () => void {
  if (epoch.read() !== '') heed(epoch.read())
  return epoch.subscribe(() => heed(epoch.read()))
}
