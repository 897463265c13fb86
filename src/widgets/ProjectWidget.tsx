import type { ReactNode } from 'react';
import type { ProjectCoordinates } from '../api/findProject.js';
import { splitHostProps } from '../host/KitProvider.js';
import type { HostProps } from '../host/types.js';
import { Widget } from '../host/Widget.js';
import type { Density } from '../theme/index.js';
import { deferred } from '../ui/later/deferred.js';
import { LoadingRows } from '../ui/layout/states.js';

/** Which project a widget is about: one of both has to be given. @public */
export interface ProjectProps {
  /** UUID the server gave the project. Unknown or hidden by access control: a state that says so. */
  projectId?: string;
  /**
   * Instead of `projectId`: what the host knows of the project. By name and version, or package URL, it is looked up, which
   * takes `VIEW_PORTFOLIO`; where there is none, a state says so. With a `uuid`, such as a project that was loaded, it is not looked up.
   */
  project?: ProjectCoordinates | { uuid: string };
}

/** What is left of a widget's props once its host and its project are known. */
export type PropsOfProject<P, Id = string> = Omit<P, keyof HostProps | keyof ProjectProps> & {
  /** UUID of the project. */
  projectId: Id;
};

/** Props of {@link ProjectWidget}. */
export interface ProjectWidgetProps<P extends HostProps & ProjectProps> {
  /** What the host gave the widget. */
  props: P;
  density: Density;
  /** While the project is looked up; as high as what comes. @defaultValue eight rows */
  loading?: (own: PropsOfProject<P, undefined>) => ReactNode;
  /** Whether nothing is said of a project that cannot be had, because the widget beside it says it. @defaultValue false */
  isSilent?: boolean;
  /** Called when the lookup ended without a project. */
  onNotFound?: () => void;
  /** Whether `children` are called while the frame itself is drawn, to ask for data; see `Widget`. @defaultValue false */
  isEarly?: boolean;
  /** The widget, once the UUID of the project is known. */
  children: (own: PropsOfProject<P>, isUnderWay: boolean) => ReactNode;
}

/** The frame of each widget that is about one project: `Widget`, and the lookup of a project that is told by its name. */
export function ProjectWidget<P extends HostProps & ProjectProps>(frame: ProjectWidgetProps<P>) {
  const { props, density, loading, isSilent = false, onNotFound, isEarly = false, children } = frame;
  const [host, { projectId, project, ...own }] = splitHostProps(props);
  const known = projectId ?? (project && 'uuid' in project ? project.uuid : undefined);
  return (
    <Widget host={host} density={density}>
      {(isUnderWay) => {
        // The compiler does not see that what was left out twice is what is left out at once.
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
