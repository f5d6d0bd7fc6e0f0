import { Button, Icon, type IconName } from '@vidya/shared-ui';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link that looks like a button. */
export const LinkButton = (props: ComponentProps<typeof Button<typeof Link>>) => <Button as={Link} {...props} />;

/** The props of a small button with an icon before its text. */
export const smallWith = (icon: IconName) => ({ size: 'small' as const, icon: <Icon name={icon} size={16} /> });
