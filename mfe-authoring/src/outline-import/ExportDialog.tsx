import { exportOutlineAddress } from '@vidya/contracts/browser/addresses';
import { ExportFormat, ExportFormats } from '../parts/ExportFormat.tsx';

interface ExportDialogProps {
  courseId: string;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Offers the outline of a course as a package and as a table, and says what each of them leaves out. */
export const ExportDialog = ({ courseId, onClose, focusAfter }: ExportDialogProps) => (
  <ExportFormats
    title="Export lectures"
    about="Both files can be imported here again. Lectures come back as drafts."
    onClose={onClose}
    focusAfter={focusAfter}
  >
    <ExportFormat
      name="Common Cartridge"
      about="A package (.imscc) for other learning platforms, with sections, articles, links, files and quizzes."
      href={exportOutlineAddress(courseId, 'imscc')}
      losses={[
        'Uploaded films are left out.',
        'Of the settings of quizzes, only attempts and the time limit go along. The question bank and what quizzes draw from it stay here, and so do pictures of questions.',
        'Other systems can not read questions to order or to match, with several gaps, or with numbers that have decimals, a tolerance or a unit. An import here reads them all.',
      ]}
    />
    <ExportFormat
      name="CSV"
      about="A table of sections, articles and links."
      href={exportOutlineAddress(courseId, 'csv')}
      losses={['Files, uploaded films and the questions of quizzes are left out.']}
    />
  </ExportFormats>
);
