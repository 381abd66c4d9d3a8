import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Loaded before a process of a test: flushes are reported as done and are not, as some disks do it. */
fs.fsyncSync = () => undefined
syncBuiltinESMExports()
