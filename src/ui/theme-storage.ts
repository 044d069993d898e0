/** localStorage key of the chosen theme: light, dark or system. */
export const THEME_STORAGE_KEY = 'scope-console.theme'
