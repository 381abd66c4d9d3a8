import { styleNonce } from '#client/ui/style-nonce.ts'

/** A part of the page that could not be fetched: its release is no longer on the server, or the server is away. */
export class DynamicImportError extends Error {
  override readonly name = 'DynamicImportError'
}

const unfetched = /dynamically imported module|importing a module script|preload css/i

/** Opens a lazy part; when its file cannot be had, the failure becomes a `DynamicImportError`. */
export async function openPart<Part>(open: () => Promise<Part>): Promise<Part> {
  try {
    return await open()
  } catch (cause) {
    if (cause instanceof Error && unfetched.test(cause.message))
      throw new DynamicImportError("Looks like this page couldn't be loaded.", { cause })
    throw cause
  }
}

/** A state of a page: true when a part of it is missing, not broken. */
export function isStaleChunk(error: Error): boolean {
  return error instanceof DynamicImportError
}

/** True when the server shows another release than the one that is open here; false while it cannot be asked. */
export async function isNewRelease(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    const own = styleNonce()
    return answer.ok && own !== '' && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}
