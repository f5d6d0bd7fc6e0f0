import { findCategory, formCategories } from '@vidya/contracts/rules/categories';
import type { SelectOption } from '@vidya/shared-ui';

/** The form's list, plus the stored category if the list lacks it (decision C4). */
export function categoryOptions(storedSlug: string): SelectOption[] {
  const options = formCategories.map(({ slug, form, bar }) => ({ value: slug, label: form ?? bar }));
  if (!storedSlug || options.some(({ value }) => value === storedSlug)) return options;
  return [...options, { value: storedSlug, label: findCategory(storedSlug)?.bar ?? storedSlug }];
}
