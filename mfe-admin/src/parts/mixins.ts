import { motion, space } from '@vidya/shared-ui/tokens';

/** Rows of the previous query are dimmed while those of the next one load. */
export const dimming = `
  transition: opacity ${motion.base};

  &[data-outdated='true'] {
    opacity: 0.55;
  }
`;

/** Texts of several sizes beside each other, in as many lines as they need. */
export const baselineRow = `
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: baseline;
`;
