import { site } from '@vidya/contracts/texts/site';
import { Banner, Button, Surface, TextArea, TextField } from '@vidya/shared-ui';
import { media, space } from '@vidya/shared-ui/tokens';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { type ContactField, type ContactFields, useContactForm } from '../../data/contact-form.ts';
import { CaptchaField } from './CaptchaField.tsx';

const lines: { field: Exclude<keyof ContactFields, 'message'>; label: string; type: string; complete: string }[] = [
  { field: 'name', label: 'Name', type: 'text', complete: 'name' },
  { field: 'email', label: 'Email', type: 'email', complete: 'email' },
  { field: 'phone', label: 'Phone Number', type: 'tel', complete: 'tel-national' },
  { field: 'subject', label: 'Subject', type: 'text', complete: 'off' },
];

/** The button appears above the fields, out of view of who pressed Submit on a phone. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Native validation is off: the specification's own messages stand beside the fields (decision S7). */
export function MessageForm() {
  const form = useContactForm();
  const element = useRef<HTMLFormElement>(null);

  const focus = (name: ContactField): void => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const first = await form.submit();
    if (first) focus(first);
  };
  // The button disappears with its focus.
  const restoreMessage = (): void => {
    form.restore();
    focus('name');
  };
  const wiring = (name: keyof ContactFields) => ({
    name,
    value: form.fields[name],
    readOnly: form.isSending,
    error: form.wrong[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => form.type(name, target.value),
  });
  const restore = (
    <Button ref={takeFocus} size="small" variant="secondary" disabled={form.isSending} onClick={restoreMessage}>
      Restore my message
    </Button>
  );
  return (
    <Surface
      as="form"
      ref={element}
      noValidate
      // Never sent by browsers themselves; what was typed must not get into an address.
      method="post"
      onSubmit={(event: FormEvent) => void submit(event)}
      aria-labelledby="send"
    >
      <h2 id="send">Send us a message</h2>
      <Fields>
        <noscript>
          <Wide>
            <Banner tone="warning">
              This form needs JavaScript. Without it, please write to{' '}
              <a translate="no" href={`mailto:${site.email}`}>
                {site.email}
              </a>
              .
            </Banner>
          </Wide>
        </noscript>
        {form.hasUnsent ? (
          <Wide>
            <Banner tone="warning" action={restore}>
              Your message did not go out. It is kept here until you leave the page.
            </Banner>
          </Wide>
        ) : null}
        {lines.map(({ field, label, type, complete }) => (
          <TextField key={field} label={label} type={type} autoComplete={complete} {...wiring(field)} />
        ))}
        <Wide>
          <TextArea label="Message" rows={6} {...wiring('message')} />
        </Wide>
        <Wide>
          <CaptchaField captcha={form.captcha} error={form.wrong.captchaToken} />
        </Wide>
        <Wide>
          <Button type="submit" size="large" isBusy={form.isSending}>
            Submit
          </Button>
        </Wide>
      </Fields>
    </Surface>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[5]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
