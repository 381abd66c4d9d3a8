import type { Outbox } from '#client/sync/outbox/outbox.ts'
import type { ResourceType } from '#generated/types/resources.ts'

/** So long is waited for the last writes to arrive. */
const patience = 15_000

/** Hands over what is buffered of a record and waits until the server has it; false when it does not arrive in time. */
export async function settled(outbox: Outbox, type: ResourceType, id: string): Promise<boolean> {
  await outbox.flush()
  outbox.resume()
  return new Promise((resolve) => {
    const end = (isDone: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isDone)
    }
    const look = async () => {
      const { waiting } = await outbox.countsOf(type, id)
      if (waiting === 0) end(true)
    }
    const timer = setTimeout(() => end(false), patience)
    const stop = outbox.subscribe(() => void look())
    void look()
  })
}
