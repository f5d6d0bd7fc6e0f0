import type { LectureResource } from '@vidya/contracts/calls/lecture';
import { fileSize } from '@vidya/contracts/texts/format';
import { Button, color, Icon, media, space, type } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { smallWith } from '../parts/buttons.tsx';

interface ResourcesProps {
  resources: LectureResource[];
  /** Called when the person downloads or opens one. */
  onOpen?: (() => void) | undefined;
}

const isPdf = ({ type: mime }: LectureResource): boolean => mime === 'application/pdf';

/** 'Data.xlsx' → 'XLSX' */
const endingIn = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toUpperCase();

/** The files that a lecture offers. A PDF also opens, in the browser's own viewer. */
export const Resources = ({ resources, onOpen }: ResourcesProps) => (
  <List role="list" aria-label="Files">
    {resources.map((file) => (
      <li key={file._id}>
        <Icon name="file" size={20} />
        <Name>
          <bdi>{file.name}</bdi>
          <small>
            {endingIn(file.name)}, {fileSize(file.bytes)}
          </small>
        </Name>
        {isPdf(file) ? (
          <FileLink href={`${file.src}?open`} target="_blank" icon="eye" name={file.name} onOpen={onOpen}>
            Open
          </FileLink>
        ) : null}
        <FileLink href={file.src} download icon="download" name={file.name} onOpen={onOpen}>
          Download
        </FileLink>
      </li>
    ))}
  </List>
);

interface FileLinkProps extends Pick<ResourcesProps, 'onOpen'> {
  href: string;
  target?: '_blank';
  download?: true;
  icon: 'eye' | 'download';
  name: string;
  children: string;
}

const FileLink = ({ icon, name, onOpen, children, ...link }: FileLinkProps) => (
  <Button
    as="a"
    variant="secondary"
    {...link}
    {...smallWith(icon)}
    aria-label={`${children}: ${name}`}
    onClick={onOpen}
  >
    {children}
  </Button>
);

const List = styled.ul`
  li {
    ${row(3)}
    padding: ${space[3]} 0;
    border-top: 1px solid ${color.line};
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  svg {
    flex: none;
    color: ${color.inkMuted};
  }
`;

const Name = styled.span`
  display: grid;
  flex: 1 1 12rem;
  overflow-wrap: anywhere;

  small {
    ${type.small}
    color: ${color.inkMuted};
  }
  /* The buttons stand below it, at its edge. */
  ${media.phoneOnly} {
    flex-basis: calc(100% - 20px - ${space[3]});

    + a {
      margin-left: calc(20px + ${space[3]});
    }
  }
`;
