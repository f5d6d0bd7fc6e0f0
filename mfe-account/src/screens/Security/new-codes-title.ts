export const newCodesId = 'new-codes';

/** The title of codes that are shown once, if some are: where a person goes on after the dialog that brought them. */
export const newCodesTitle = (): HTMLElement | null => document.querySelector(`#${newCodesId}`);
