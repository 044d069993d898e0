/** The page's own element for the settings: a host that knows them writes them there, and nobody has to ask (screens §2). */
export const SETTINGS_META = 'scope-console-settings'
