export function findChromium(options?: { headlessShell?: boolean }): Promise<string>
export declare const CHROMIUM_ARGS: string[]
