import type { LectureCaptions, LectureList } from '@vidya/contracts/calls/lecture';
import type { LectureMatch } from '@vidya/contracts/calls/watching';
import { captionLanguages, isCaptionLanguage } from '@vidya/contracts/rules/text/captions';
import type { Role } from '@vidya/contracts/texts/choices';
import { LectureIcon } from '@vidya/shared-ui';
import type { MouseEvent } from 'react';
import { useLecturePath } from '../../../data/as-learner.ts';
import { type LectureResult, positionOf } from '../../../data/lecture-search.ts';
import { clock } from '../../../data/player/resume.ts';
import { bestLanguage } from '../../../data/player/stored-choices.ts';
import { Excerpt, Kind, Reason, Row, Texts, Title } from './search-styles.ts';

/** What all results share. */
export interface ResultRow {
  list: LectureList;
  currentId: string;
  role: Role;
  /** Moves the current lecture to a second or a paragraph. */
  onJump: (position: number) => void;
}

/** A link to a match: the title of its lecture, why it is listed, and the text around the words. */
export function SearchResult({ result, list, currentId, role, onJump }: ResultRow & { result: LectureResult }) {
  const pathOf = useLecturePath(list.course._id);
  const { lecture, section, source, excerpt } = result;
  const position = positionOf(result);
  const jump = (event: MouseEvent): void => {
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (isNewTab || lecture._id !== currentId || position === undefined) return;
    event.preventDefault();
    onJump(position);
  };
  const isTitle = source.kind === 'title';
  const language = source.kind === 'transcript' ? source.language : undefined;
  return (
    <Row
      to={pathOf(lecture._id)}
      replace
      preventScrollReset={source.kind === 'article'}
      state={{ course: list.course, role, isPlaying: true, startAt: position }}
      onClick={jump}
    >
      <Kind>
        <LectureIcon kind={lecture.kind} size={12} />
      </Kind>
      <Texts>
        <Title>
          {list.lectures.indexOf(lecture) + 1}. {isTitle ? <Marked parts={excerpt} /> : lecture.title}
        </Title>
        <Reason>
          <b>{reasonOf(source, lecture.captions)}</b>
          {section && source.kind !== 'section' ? <bdi>{section}</bdi> : null}
        </Reason>
        {isTitle ? null : (
          <Excerpt dir="auto" lang={language}>
            <Marked parts={excerpt} />
          </Excerpt>
        )}
      </Texts>
    </Row>
  );
}

const Marked = ({ parts }: { parts: string[] }) =>
  parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));

const names = { title: 'Title', section: 'Section', file: 'File', description: 'Description', article: 'Article' };

/** 'Transcript at 02:15'; with its language if that is another one than the person reads. */
function reasonOf(source: LectureMatch['source'], captions: LectureCaptions[]): string {
  if (source.kind !== 'transcript') return names[source.kind];
  const { atSeconds, language } = source;
  const isOther = language !== bestLanguage(captions)?.language && isCaptionLanguage(language);
  return `Transcript at ${clock(atSeconds)}${isOther ? ` · ${captionLanguages[language]}` : ''}`;
}
