import { messageOf } from '@vidya/contracts/api-error';
import { paths } from '@vidya/contracts/paths';
import { texts } from '@vidya/contracts/texts';
import { Button, Carousel, CourseCardSkeleton, EmptyState, ErrorState, Icon } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useCourses } from '../../data/courses.ts';
import { CourseTile } from '../../parts/CourseTile.tsx';
import { MeasuredRow, shareOfRow } from '../../parts/MeasuredRow.tsx';
import { Section } from '../../parts/Page.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';

const slug = 'generative-ai';
const shown = 3;
