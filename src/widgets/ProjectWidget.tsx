import type { ReactNode } from 'react';
import type { ProjectCoordinates } from '../api/findProject.js';
import { splitHostProps } from '../host/KitProvider.js';
import type { HostProps } from '../host/types.js';
import { Widget } from '../host/Widget.js';
import type { Density } from '../theme/index.js';
import { deferred } from '../ui/later/deferred.js';
import { LoadingRows } from '../ui/layout/states.js';

/** The project of a widget. One of the two is required. @public */
export interface ProjectProps {
  /** The server's UUID of the project. When unknown or hidden by access control, a state shows this. */
  projectId?: string;
  /**
   * Instead of `projectId`: the project as the host knows it. Without a `uuid`, it is looked up by name and
   * version, or by package URL, which requires `VIEW_PORTFOLIO`. If there is no match, a state shows this.
   * With a `uuid`, such as a loaded project, there is no lookup.
   */
  project?: ProjectCoordinates | { uuid: string };
}

/** The remaining props of a widget after its host and its project are known. */
export type PropsOfProject<P, Id = string> = Omit<P, keyof HostProps | keyof ProjectProps> & {
  /** UUID of the project. */
  projectId: Id;
};

/** Props of {@link ProjectWidget}. */
export interface ProjectWidgetProps<P extends HostProps & ProjectProps> {
  /** The props that the host gave the widget. */
  props: P;
  density: Density;
  /** While the project is looked up; as high as what comes. @defaultValue eight rows */
  loading?: (own: PropsOfProject<P, undefined>) => ReactNode;
  /**
   * True when an unavailable project is not announced, because the widget beside it announces it.
   * @defaultValue false
   */
  isSilent?: boolean;
  /** Called when the lookup ended without a project. */
  onNotFound?: () => void;
  /**
   * True when `children` are called while the frame itself is drawn, to request data. See `Widget`.
   * @defaultValue false
   */
  isEarly?: boolean;
  /** The widget, once the UUID of the project is known. */
  children: (own: PropsOfProject<P>, isUnderWay: boolean) => ReactNode;
}

/** The frame of each widget for one project: `Widget`, and the lookup of a project by name. */
export function ProjectWidget<P extends HostProps & ProjectProps>(frame: ProjectWidgetProps<P>) {
  const { props, density, loading, isSilent = false, onNotFound, isEarly = false, children } = frame;
  const [host, { projectId, project, ...own }] = splitHostProps(props);
  const known = projectId ?? (project && 'uuid' in project ? project.uuid : undefined);
  return (
    <Widget host={host} density={density}>
      {(isUnderWay) => {
        // The compiler does not recognize that omitting the members in two steps equals omitting them in one.
        const ownOf = <Id,>(id: Id) => ({ ...own, projectId: id }) as unknown as PropsOfProject<P, Id>;
        const draw = (id: string) => (isEarly || isUnderWay) && children(ownOf(id), isUnderWay);
        if (known !== undefined) return draw(known);
        const waiting = isUnderWay ? (loading?.(ownOf(undefined)) ?? <LoadingRows rows={8} />) : null;
        return (
          <ProjectLookup
            project={project as ProjectCoordinates | undefined}
            fallback={waiting}
            waiting={waiting}
            isSilent={isSilent || !isUnderWay}
            onNotFound={onNotFound}
          >
            {draw}
          </ProjectLookup>
        );
      }}
    </Widget>
  );
}

// Most hosts know the id.
const ProjectLookup = deferred(() => import('./ProjectLookup.js').then((module) => module.ProjectLookup));
