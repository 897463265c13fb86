import { ProjectList } from 'bomdeck/ProjectList';

export default function Page() {
  return <ProjectList />;
}
