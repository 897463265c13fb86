import { Page } from '../shell/Page.js';
export function ProjectPage() {
  return (
    <Page pageKey="project" title="Project">
      {null}
    </Page>
  );
}
