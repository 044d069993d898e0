/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the file once it has begun, which is not at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
