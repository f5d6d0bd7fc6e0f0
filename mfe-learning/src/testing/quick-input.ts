const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Runs input as browsers do: React renders urgent updates between two events, and transitions only later. */
export async function unawaited(input: () => Promise<void>): Promise<void> {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await input();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

/** Sets a field's value as a person does, so that React hears of it. */
export function change(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
