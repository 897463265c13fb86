import type { Component } from '../../schema/component.js';
import { Beside, PhoneOnly, Second, Two } from '../../ui/table/list.styles.js';
import { ComponentGraphLink } from './ComponentGraphLink.js';
import { ComponentLink } from './ComponentLink.js';

/** Props of {@link ComponentName}. */
export interface ComponentNameProps {
  component: Component;
  /** UUID of its project, where that has a dependency graph to lead into. */
  graphOf: string | undefined;
}

/** The name of a component in a list, leading to its page and into the graph; on a phone with its group. */
export function ComponentName({ component, graphOf }: ComponentNameProps) {
  return (
    <Beside>
      <Two>
        <ComponentLink component={component} />
        <PhoneOnly data-line="">
          <Second>
            <bdi>{component.group}</bdi>
          </Second>
        </PhoneOnly>
      </Two>
      {graphOf !== undefined && <ComponentGraphLink projectId={graphOf} component={component} />}
    </Beside>
  );
}
