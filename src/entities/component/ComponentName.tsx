import type { Component } from '../../schema/component.js';
import { Beside, PhoneOnly, SecondLine, TwoLines } from '../../ui/table/cell.styles.js';
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
      <TwoLines>
        <ComponentLink component={component} />
        <PhoneOnly data-line="">
          <SecondLine>
            <bdi>{component.group}</bdi>
          </SecondLine>
        </PhoneOnly>
      </TwoLines>
      {graphOf !== undefined && <ComponentGraphLink projectId={graphOf} component={component} />}
    </Beside>
  );
}
