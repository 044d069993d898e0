import { expect, type Locator } from '@playwright/test'
import type { Backend } from './backends'

/** Fills the reason where this server records one; elsewhere the field must not be there (contract §4). */
export async function reasonFor(dialog: Locator, backend: Backend, reason: string) {
  await expect(
    dialog.getByText(/This will commit revision \d+ on top of revision \d+/),
  ).toBeVisible()
  const field = dialog.getByRole('textbox', { name: 'Reason' })
  if (backend.features.recordsRestores) await field.fill(reason)
  else await expect(field).toHaveCount(0)
}
