import { Button, Dialog, Icon, Note } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface ExportFormatProps {
  name: string;
  about: string;
  href: string;
  /** What the format can not say, as sentences. */
  losses: readonly string[];
}

/** A format of an export: what it is for, what it loses, and its download. */
export function ExportFormat({ name, about, href, losses }: ExportFormatProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <div>
        <h3 id={id}>{name}</h3>
        <p>{about}</p>
        {losses.length > 0 ? (
          <ul>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        ) : (
          <Note>It can say all that is in these questions.</Note>
        )}
      </div>
      <Button as="a" download href={href} variant="secondary" icon={<Icon name="download" size={16} />}>
        Export as {name}
      </Button>
    </Section>
  );
}

interface ExportFormatsProps {
  title: string;
  /** What the files have, in a sentence. */
  about: string;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
  children: ReactNode;
}

/** A dialog with the formats of an export. */
export const ExportFormats = ({ title, about, onClose, focusAfter, children }: ExportFormatsProps) => (
  <Dialog
    isOpen
    title={title}
    onClose={onClose}
    focusAfter={focusAfter}
    actions={
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    }
  >
    <Formats>
      <p>{about}</p>
      {children}
    </Formats>
  </Dialog>
);

const Formats = styled.div`
  ${stack(5)}
  overflow-wrap: anywhere;
`;

const Section = styled.section`
  ${stack(3)}
  justify-items: start;
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};

  > div {
    ${stack(2)}
  }
  h3 {
    ${type.h4}
  }
  ul {
    ${stack(1)}
    margin: 0;
    padding-inline-start: ${space[5]};
    ${type.small}
    color: ${color.inkMuted};
  }
`;
