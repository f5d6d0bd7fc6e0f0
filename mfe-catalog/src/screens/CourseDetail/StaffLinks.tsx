import type { CourseSummary } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon } from '@vidya/shared-ui';
import { ruledTop } from '@vidya/shared-ui/mixins';
import { space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useManagingRole } from '../../data/holding.ts';

/** For the course's own instructor and for administrators (section 6). Separate from the buy action. */
export function StaffLinks({ course }: { course: CourseSummary }) {
  const role = useManagingRole(course);
  if (!role) return null;
  return (
    <Row>
      <Button
        as={Link}
        to={paths.viewLectures(course._id)}
        state={{ course, role }}
        variant="secondary"
        icon={<Icon name="play" size={18} />}
      >
        View Lectures
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space[2]};
  ${ruledTop(4)}
`;
