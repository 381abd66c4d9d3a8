import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

const flush = fs.fsyncSync
const sick = join(process.env.DATA_DIR ?? '', 'disk-is-sick')

/** Loaded before a process of a test: while the file `disk-is-sick` is there, every flush fails as a dying disk does. */
fs.fsyncSync = (handle) => {
  if (fs.existsSync(sick)) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
  flush(handle)
}
syncBuiltinESMExports()
