type PickerOptions = {
  suggestedName: string
  startIn?: FileSystemHandle
  types: { accept: Record<string, string[]> }[]
}
type Picker = (options: PickerOptions) => Promise<FileSystemFileHandle>

const picker = () => (window as unknown as { showSaveFilePicker?: Picker }).showSaveFilePicker

/** Whether the browser lets a person choose a file that is then written as a stream. */
export const canChooseFile = () => picker() !== undefined

/**
 * Lets the person choose where to save; null when they changed their mind. Needs a click just before.
 * @param beside opens in the folder of this file
 */
export async function chooseFile(
  suggestedName: string,
  type: string,
  beside?: FileSystemHandle,
): Promise<FileSystemFileHandle | null> {
  const ending = suggestedName.slice(suggestedName.lastIndexOf('.'))
  try {
    const choose = picker()
    if (choose === undefined) return null
    return await choose({
      suggestedName,
      ...(beside ? { startIn: beside } : {}),
      types: [{ accept: { [type]: [ending] } }],
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}
