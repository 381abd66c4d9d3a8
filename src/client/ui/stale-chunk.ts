/** A part of the page that could not be fetched: nearly always a release that is no longer on the server. */
export class DynamicImportError extends Error {
  override readonly name = 'DynamicImportError'
}

const unfetched = /dynamically imported module|importing a module script|preload css/i

/** Opens a lazy part; when its file cannot be had, the failure becomes a `DynamicImportError` (specification §8). */
export async function openPart<Part>(open: () => Promise<Part>): Promise<Part> {
  try {
    return await open()
  } catch (cause) {
    if (cause instanceof Error && unfetched.test(cause.message))
      throw new DynamicImportError("Looks like this page couldn't be loaded.", { cause })
    throw cause
  }
}

/** True when the page must be loaded again to go on. */
export function isStaleChunk(error: Error): boolean {
  return error instanceof DynamicImportError
}
