/**
 * The text of a file that a person has chosen.
 * @param most bytes that such a file may have; a larger one is not read
 * @returns why there is no text otherwise: the browser cannot read a file that was moved, changed or locked since it was chosen
 */
export async function textOfChosen(
  file: File,
  most: number,
): Promise<{ text: string } | { fault: 'tooLarge' | 'unreadable' }> {
  if (file.size > most) return { fault: 'tooLarge' }
  try {
    return { text: await file.text() }
  } catch {
    return { fault: 'unreadable' }
  }
}
