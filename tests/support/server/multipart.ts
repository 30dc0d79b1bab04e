export interface MultipartParts {
  readonly fields?: Record<string, string>
  readonly files?: readonly { readonly field: string; readonly name: string; readonly bytes: Uint8Array }[]
}

const BOUNDARY = 'armadio-test-boundary'

/** Returns a multipart body in the format of browsers, fields first. */
export function multipart({ fields = {}, files = [] }: MultipartParts): {
  body: Buffer
  contentType: string
} {
  const chunks: Uint8Array[] = []
  const line = (text: string) => chunks.push(Buffer.from(`${text}\r\n`))
  for (const [name, value] of Object.entries(fields)) {
    line(`--${BOUNDARY}`)
    line(`Content-Disposition: form-data; name="${name}"\r\n`)
    line(value)
  }
  for (const { field, name, bytes } of files) {
    line(`--${BOUNDARY}`)
    line(`Content-Disposition: form-data; name="${field}"; filename="${name}"`)
    line('Content-Type: application/octet-stream\r\n')
    chunks.push(bytes)
    line('')
  }
  line(`--${BOUNDARY}--`)
  return { body: Buffer.concat(chunks), contentType: `multipart/form-data; boundary=${BOUNDARY}` }
}
