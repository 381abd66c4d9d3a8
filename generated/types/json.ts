// Generated from codegen by npm run generate. Edits are lost.
/** Any value that JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json }
