// Generated from codegen by npm run generate. Edits are lost.
import * as equalFile from 'ajv/dist/runtime/equal.js'
import * as lengthFile from 'ajv/dist/runtime/ucs2length.js'
import * as formatsFile from 'ajv-formats/dist/formats.js'

const inner = (file) => (file && typeof file === 'object' && 'default' in file ? inner(file.default) : file)

export const equal = inner(equalFile)
export const ucs2length = inner(lengthFile)
export const formats = formatsFile.fullFormats ?? formatsFile.default.fullFormats
