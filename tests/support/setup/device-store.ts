/** Before the modules of any unit test: IndexedDB, as browsers have it. A module that looks for it looks once, and test files share their modules. */
import 'fake-indexeddb/auto'
import { afterAll } from 'vitest'

/** What one file left on the device is gone before the next one looks there. */
afterAll(async () => {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  await Promise.all(names.map(forget))
})

function forget(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.deleteDatabase(name)
    asked.onsuccess = () => resolve()
    asked.onerror = () => reject(asked.error)
  })
}
