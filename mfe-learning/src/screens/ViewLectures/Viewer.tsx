import { useMedia } from '@vidya/contracts/browser/use-media';
import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';
import { isFilm } from '@vidya/contracts/rules/course/lecture-source';
import { resumePosition } from '@vidya/contracts/rules/course/resume-position';
import type { Role } from '@vidya/contracts/texts/choices';
import { texts } from '@vidya/contracts/texts/texts';
import { EmptyState, from, Icon, NoCoursesPicture, Row } from '@vidya/shared-ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ViewerAddress } from '../../data/address.ts';
import { useLecturePath } from '../../data/as-learner.ts';
import { hasCertificate } from '../../data/certificate.ts';
import { useRefetchLectures, useSelection } from '../../data/lectures.ts';
import { createPlayhead } from '../../data/player/playhead.ts';
import { useProgressReports } from '../../data/player/report-progress.ts';
import { clock, resumeOffer, startOf } from '../../data/player/resume.ts';
import { useTheatre } from '../../data/player/stored-choices.ts';
import { isStaff } from '../../data/session.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { fromWide } from '../../parts/styles.ts';
import { useViewerKeys } from '../../player/controls/keys.ts';
import { LecturePlayer } from '../../player/LecturePlayer.tsx';
import { NextOffer } from '../../player/NextOffer.tsx';
import { Screen } from '../../player/player-styles.ts';
import { Sheet } from '../../reading/article-styles.ts';
import { LectureText } from '../../reading/LectureText.tsx';
import { CertificateWay } from './Contents/CertificateWay.tsx';
import { CourseContent } from './Contents/CourseContent.tsx';
import { CourseContentSheet } from './Contents/CourseContentSheet.tsx';
import { CourseFinished } from './Contents/CourseFinished.tsx';
import { LectureBar } from './LectureBar.tsx';
import { LectureDetails } from './LectureDetails.tsx';
import { LecturePanel } from './LecturePanel.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { PreparationNote } from './Staff/PreparationNote.tsx';
import { StaffActions } from './Staff/StaffActions.tsx';
import { Columns, MainColumn, Side, StageColumn } from './ViewerFrame.tsx';

/** The player first; details of the lecture below it, the course content beside it. Wide windows: the tabs too. */
export function Viewer({ list, address, role }: { list: LectureList; address: ViewerAddress; role: Role }) {
  const { course, lectures } = list;
  const navigate = useNavigate();
  const { lecture, number, next, previous, giveWay } = useSelection(lectures, address.lectureId);
  // Computed once, on arrival: watching must not turn into an offer to resume.
  const [resume] = useState(() => (isStaff(role) ? null : resumeOffer(list)));
  const [playhead] = useState(createPlayhead);
  const [endedId, setEndedId] = useState<string>();
  const refetchLectures = useRefetchLectures(course._id);
  const [isTheatre, toggleTheatre] = useTheatre();
  const isWide = useMedia(from.laptop);
  const isBeside = useMedia(fromWide);
  const reports = useProgressReports(course._id, lecture?._id ?? '', role === 'USER');

  const pathOf = useLecturePath(course._id);
  const state = { course, role };
  const play = (wanted: Lecture | undefined): void => {
    if (!wanted) return;
    setEndedId(undefined);
    void navigate(pathOf(wanted._id), { replace: true, state: { ...state, isPlaying: true } });
  };
  useViewerKeys({ n: () => play(next), p: () => play(previous), t: toggleTheatre });
  const staff = isStaff(role) ? (
    <StaffActions course={course} lecture={lecture} role={role} onDelete={giveWay} />
  ) : null;
  if (!lecture) return <NoLectures topic={course.topic}>{staff}</NoLectures>;

  const isAskedFor = address.lectureId === lecture._id;
  const events = {
    ...reports,
    onTime: (seconds: number) => {
      reports.onTime(seconds);
      playhead.move(seconds);
    },
    onSeek: () => {
      reports.onSeek();
      // Going back after the end withdraws the offer of the next lecture.
      setEndedId(undefined);
    },
    onEnd: () => {
      reports.onEnd();
      setEndedId(lecture._id);
    },
  };
  const content = { list, currentId: lecture._id, role, playhead };
  const startAt = isAskedFor ? address.startAt : undefined;
  const hasPlayer = isFilm(lecture.kind);
  const isRecorded = role === 'USER';
  const details = (
    <LectureDetails courseId={course._id} lecture={lecture} number={number} isRecorded={isRecorded}>
      {staff}
    </LectureDetails>
  );
  return (
    <Columns $isTheatre={isTheatre && hasPlayer}>
      <StageColumn $isFilm={hasPlayer}>
        {hasPlayer ? (
          <Screen>
            <LecturePlayer
              lecture={lecture}
              request={`${lecture._id} ${isAskedFor}`}
              startAt={isAskedFor ? (startAt ?? startOf(lecture)) : 0}
              isPlaying={address.isPlaying}
              events={events}
              playhead={playhead}
              onError={refetchLectures}
              onTheatre={toggleTheatre}
            />
            {next && endedId === lecture._id ? (
              <NextOffer title={next.title} onGo={() => play(next)} onCancel={() => setEndedId(undefined)} />
            ) : null}
          </Screen>
        ) : (
          <Sheet>
            {details}
            <LectureText
              courseId={course._id}
              lecture={lecture}
              isRecorded={isRecorded}
              playhead={playhead}
              onOpen={reports.onEnd}
              startAt={startAt}
            />
          </Sheet>
        )}
        <LectureBar previous={previous} next={next} number={number} total={lectures.length} onGo={play}>
          {isWide ? null : <CourseContentSheet {...content} />}
        </LectureBar>
      </StageColumn>
      <MainColumn>
        <CourseFinished course={course} isFinished={role === 'USER' && hasCertificate(course.enrolment)} />
        <CertificateWay course={course} />
        {isStaff(role) ? <PreparationNote courseId={course._id} lecture={lecture} /> : null}
        {resume && !address.lectureId ? (
          <Row>
            <LinkButton
              to={pathOf(resume.lecture._id)}
              replace
              state={{ ...state, isPlaying: true }}
              variant="accent"
              icon={<Icon name="play" size={16} isFilled />}
            >
              Resume: Lecture {resume.number}
              {resumePosition({ ...resume.lecture, ...resume }, clock)}
            </LinkButton>
          </Row>
        ) : null}
        {hasPlayer ? details : null}
        {isBeside && hasPlayer ? <Shortcuts /> : null}
      </MainColumn>
      {/* Beside the player the course content comes first. Keys keep unsent text when the order changes. */}
      <Side>
        {isBeside ? <CourseContent key="content" {...content} /> : null}
        <LecturePanel
          key="panel"
          course={course}
          lecture={lecture}
          playhead={playhead}
          isStaff={isStaff(role)}
          isBeside={isBeside}
        />
        {isWide && !isBeside ? <CourseContent key="content" {...content} /> : null}
      </Side>
    </Columns>
  );
}

/** A course without lectures; staff get a button that adds one. */
function NoLectures({ topic, children }: { topic: string; children: ReactNode }) {
  return (
    <>
      <h1 tabIndex={-1}>{topic}</h1>
      <EmptyState picture={<NoCoursesPicture />} title={texts.lecture.noLecture} action={children}>
        {children
          ? 'Add the first one: learners see it as soon as it is ready and published.'
          : 'Your instructor has not added any yet. Please come back later.'}
      </EmptyState>
    </>
  );
}
