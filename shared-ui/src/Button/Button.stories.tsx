import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { space } from '../theme/tokens.ts';
import { Button } from './Button.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
`;

export default { component: Button } satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

const variants = ['primary', 'secondary', 'quiet', 'accent', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Variants: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              Enroll Now
            </Button>
          ))}
        </Row>
      ))}
    </>
  ),
};

export const States: Story = {
  render: () => (
    <Row>
      <Button icon={<Icon name="play" />}>Start Learning</Button>
      <Button iconAfter={<Icon name="arrow-right" />} variant="secondary">
        Explore Courses
      </Button>
      <Button isBusy>Saving</Button>
      <Button disabled>Save & Next</Button>
      <Button as="a" href="#checkout" variant="accent">
        अभी नामांकन करें
      </Button>
    </Row>
  ),
};

export const LongText: Story = {
  args: { isWide: true, children: 'Continue to the secure payment window of your bank and come back here afterwards' },
};
