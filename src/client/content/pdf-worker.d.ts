declare module 'pdfjs-dist/build/pdf.worker.min.mjs?url' {
  const address: string
  export = address
}
