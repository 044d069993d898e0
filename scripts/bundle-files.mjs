const MODULE = /\/src\/(.+)\.tsx?$/

/**
 * The files of code that come with some modules: those that hold them, and all that these import at once.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {readonly string[]} modules below `src/`, without their endings
 * @returns {Set<string>} names of files
 * @throws Error when no file of the bundle holds a module
 */
export function filesWith(bundle, modules) {
  const found = new Set()
  const add = (file) => {
    const chunk = bundle[file]
    if (chunk === undefined || found.has(file)) return
    found.add(file)
    chunk.imports.forEach(add)
  }
  for (const module of modules) add(fileWith(bundle, module))
  return found
}

function fileWith(bundle, module) {
  const holds = (id) => MODULE.exec(id)?.[1] === module
  const [file] =
    Object.entries(bundle).find(
      ([, { type, moduleIds }]) => type === 'chunk' && moduleIds.some(holds),
    ) ?? []
  if (file === undefined) throw new Error(`No file of the build holds src/${module}.`)
  return file
}
