import { ProjectFindings } from 'bomdeck/ProjectFindings';

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ProjectFindings projectId={id} />;
}
