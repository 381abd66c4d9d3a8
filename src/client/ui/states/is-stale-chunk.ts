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

/** The release on the server, as against the one that is open here; `unknown` while the server cannot be asked. */
export type ServerRelease = 'newer' | 'same' | 'unknown'

/** Asks the server which release it has. */
export async function serverRelease(): Promise<ServerRelease> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    if (!answer.ok) return 'unknown'
    const own = styleNonce()
    return own !== '' && !(await answer.text()).includes(own) ? 'newer' : 'same'
  } catch {
    return 'unknown'
  }
}
