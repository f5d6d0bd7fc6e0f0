import { type CaptionLanguage, type CaptionsEntry, captionLanguages } from '@vidya/contracts/rules/text/captions';
import { Badge, Button, color, FileField, Icon, Note, Select } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import { type RefObject, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { captionsFault, captionsTextFault, readText, withEntry } from '../data/lecture/captions.ts';
import type { LectureFormState } from '../data/lecture/lecture-form.ts';
import { focusNext } from '../parts/focus-next.ts';
import { Group, Pair } from '../parts/form-styles.ts';

const languages = Object.keys(captionLanguages) as CaptionLanguage[];

/** The captions: one file per language. */
export function CaptionsField({ form }: { form: LectureFormState }) {
  const { captions, changeCaptions, refuseCaptions, errors } = form;
  const field = useRef<HTMLInputElement>(null);
  const free = languages.filter((language) => !captions.some((one) => one.language === language));
  const [chosen, setLanguage] = useState<CaptionLanguage>('en');
  const language = free.includes(chosen) ? chosen : free[0];

  const pick = async (file: File): Promise<void> => {
    if (!language) return;
    const fault = captionsFault(file);
    if (fault) return refuseCaptions(fault);
    const text = await readText(file, language).catch(() => null);
    if (text === null) return refuseCaptions('This File Can Not Be Read, Choose It Again');
    const textFault = await captionsTextFault(text).catch(() => undefined);
    if (textFault) return refuseCaptions(textFault);
    changeCaptions(withEntry(captions, { language, text }));
  };
  return (
    <Group>
      <legend>Captions</legend>
      <Note>Subtitles that learners can switch on, one file for each language.</Note>
      {captions.length > 0 ? (
        <List role="list" aria-label="Captions">
          {captions.map((entry) => (
            <CaptionsRow
              key={entry.language}
              entry={entry}
              field={field}
              onRemove={() => changeCaptions(captions.filter((one) => one !== entry))}
            />
          ))}
        </List>
      ) : null}
      {language ? (
        <Pair>
          <Select
            label="Language of the captions"
            options={free.map((value) => ({ value, label: captionLanguages[value] }))}
            value={language}
            onChange={(event) => setLanguage(event.target.value as CaptionLanguage)}
          />
          <FileField
            ref={field}
            label="Captions file"
            accept=".vtt,.srt,.sbv"
            icon="file"
            error={errors.captions}
            help="A .vtt, .srt or .sbv file of at most 512 KB."
            onPick={(file) => void pick(file)}
          />
        </Pair>
      ) : null}
    </Group>
  );
}

interface CaptionsRowProps {
  entry: CaptionsEntry;
  /** Takes the focus when no captions are left. */
  field: RefObject<HTMLInputElement | null>;
  onRemove: () => void;
}

function CaptionsRow({ entry, field, onRemove }: CaptionsRowProps) {
  const label = captionLanguages[entry.language];
  return (
    <li>
      <span lang={entry.language}>{label}</span>
      {entry.text === undefined ? null : <Badge tone="info">Not saved yet</Badge>}
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="trash" size={16} />}
        aria-label={`Remove captions: ${label}`}
        onClick={({ currentTarget }) => {
          focusNext(currentTarget, field.current);
          onRemove();
        }}
      >
        Remove
      </Button>
    </li>
  );
}

const List = styled.ul`
  li {
    ${line(3)}
    min-height: 2.75rem;
    border-bottom: 1px solid ${color.line};
  }
  button {
    margin-left: auto;
  }
`;
