import { defineTexts } from '../../../ui/language'

/** Apart from the dialog's, which load with it. */
export const exportButtonTexts = defineTexts({ open: 'Export…' }, { open: '导出…' })
