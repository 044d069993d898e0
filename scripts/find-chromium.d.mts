export function findChromium(options?: { headlessShell?: boolean }): Promise<string>
