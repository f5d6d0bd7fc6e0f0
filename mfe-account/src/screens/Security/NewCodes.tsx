import { useAreaGuard } from '@vidya/contracts/browser/platform';
import { Button, color, font, Icon, Note, Row, Stack, Surface, space, type } from '@vidya/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useKeepCodes } from '../../data/security/use-recovery-codes.ts';
import { newCodesId } from './new-codes-title.ts';

/** What the question says when a link would leave the codes. */
const shownOnce = {
  title: 'Leave without your recovery codes?',
  line: 'They are shown only now. Copy, download or print them first.',
  within: [],
};

/** New recovery codes, shown once. */
export function NewCodes({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const { copy, download } = useKeepCodes(codes);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [codes]);
  useAreaGuard(shownOnce);
  return (
    <Frame as="section" aria-labelledby={newCodesId}>
      <Stack $gap={4}>
        <h2 id={newCodesId} ref={title} tabIndex={-1}>
          Keep your recovery codes
        </h2>
        <Note>
          Each lets you in once, if you lose your other ways in. They are shown only now: print them, or keep them in
          your password manager.
        </Note>
        <Codes translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Row $gap={2}>
          <Button variant="secondary" size="small" icon={<Icon name="copy" size={18} />} onClick={() => void copy()}>
            Copy
          </Button>
          <Button variant="secondary" size="small" icon={<Icon name="download" size={18} />} onClick={download}>
            Download
          </Button>
          <Button size="small" onClick={onStored}>
            I have kept them
          </Button>
        </Row>
      </Stack>
    </Frame>
  );
}

const Frame = styled(Surface)`
  border-color: ${color.primary};
  h2 {
    ${type.h3}
  }
`;

const Codes = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space[1]} ${space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${type.small}
  font-family: ${font.mono};
  user-select: all;
`;
