import { Banner, Button, Surface, TextArea, TextField } from '@vidya/shared-ui';
import { media, space } from '@vidya/shared-ui/tokens';
import { type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { type ContactFields, useContactForm } from '../../data/contact-form.ts';
import { CaptchaField } from './CaptchaField.tsx';

const lines: { field: Exclude<keyof ContactFields, 'message'>; label: string; type: string; complete: string }[] = [
  { field: 'name', label: 'Name', type: 'text', complete: 'name' },
  { field: 'email', label: 'Email', type: 'email', complete: 'email' },
  { field: 'phone', label: 'Phone Number', type: 'tel', complete: 'tel-national' },
  { field: 'subject', label: 'Subject', type: 'text', complete: 'off' },
];

/** Native validation is off: the specification's own messages stand beside the fields (decision S7). */
export function MessageForm() {
  const form = useContactForm();
  const element = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const first = await form.submit();
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Surface
      as="form"
      ref={element}
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      aria-labelledby="send"
    >
      <h2 id="send">Send us a message</h2>
      <Fields>
        {form.unsent ? (
          <Wide>
            <Banner
              tone="warning"
              action={
                <Button size="small" variant="secondary" onClick={form.restore}>
                  Restore my message
                </Button>
              }
            >
              Your message did not go out. It is kept here until you leave the page.
            </Banner>
          </Wide>
        ) : null}
        {lines.map(({ field, label, type, complete }) => (
          <TextField
            key={field}
            name={field}
            label={label}
            type={type}
            autoComplete={complete}
            value={form.fields[field]}
            error={form.wrong[field]}
            onChange={(event) => form.type(field, event.target.value)}
          />
        ))}
        <Wide>
          <TextArea
            name="message"
            label="Message"
            rows={6}
            value={form.fields.message}
            error={form.wrong.message}
            onChange={(event) => form.type('message', event.target.value)}
          />
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
