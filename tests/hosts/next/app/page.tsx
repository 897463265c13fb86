import { ProjectList } from 'bomdeck/ProjectList';
import { NewProject } from './NewProject';

export default function Page() {
  return (
    <>
      <NewProject />
      <ProjectList />
    </>
  );
}
