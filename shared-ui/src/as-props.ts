import type { ComponentPropsWithRef, ElementType } from 'react';

/** The props of a component that renders as a native button, an anchor (`as="a"`) or the router's link (`as={Link}`). */
export type AsProps<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as'
  >;

/** A native button needs a type; a link must not have one. */
export const nativeType = (as: unknown) => (as === undefined || as === 'button' ? { type: 'button' as const } : {});
