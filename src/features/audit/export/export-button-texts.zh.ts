import type en from './export-button-texts.en'

export default { open: '导出…' } satisfies typeof en
