import { VexUpload, type VexUploadProps } from '../../../../entities/bom/vex/VexUpload.js';

/** Takes decisions about the findings that are listed from a file. */
export function UploadVex(
  props: { projectId: string } & Pick<VexUploadProps, 'createWorker' | 'onClose' | 'onVexProcessed'>,
) {
  return <VexUpload {...props} project={{ uuid: props.projectId }} />;
}
