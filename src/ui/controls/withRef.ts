import { forwardRef, type ReactNode } from 'react';

/** Hands a component its `ref` among its props, as React 19 does, where React 18 keeps it back. */
export function withRef<C extends (props: never) => ReactNode>(component: C): C {
  const draw = component as unknown as (props: object) => ReactNode;
  const Component = forwardRef<unknown, object>((props, ref) =>
    draw(ref === null ? props : { ...props, ref }),
  );
  Component.displayName = component.name;
  return Component as unknown as C;
}
