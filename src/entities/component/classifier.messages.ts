import { msg } from '../../i18n/msg.js';

/** Kinds of projects and components, as CycloneDX names them. */
export const classifierMessages = {
  APPLICATION: msg('classifier.APPLICATION', 'Application', 'Kind of a project or component'),
  FRAMEWORK: msg('classifier.FRAMEWORK', 'Framework', 'Kind of a project or component'),
  LIBRARY: msg('classifier.LIBRARY', 'Library', 'Kind of a project or component'),
  CONTAINER: msg('classifier.CONTAINER', 'Container', 'Kind of a project or component'),
  OPERATING_SYSTEM: msg('classifier.OPERATING_SYSTEM', 'Operating system', 'Kind of a project or component'),
  DEVICE: msg('classifier.DEVICE', 'Device', 'Kind of a project or component'),
  FIRMWARE: msg('classifier.FIRMWARE', 'Firmware', 'Kind of a project or component'),
  FILE: msg('classifier.FILE', 'File', 'Kind of a project or component'),
  PLATFORM: msg('classifier.PLATFORM', 'Platform', 'Kind of a project or component'),
  DEVICE_DRIVER: msg('classifier.DEVICE_DRIVER', 'Device driver', 'Kind of a project or component'),
  MACHINE_LEARNING_MODEL: msg('classifier.MACHINE_LEARNING_MODEL', 'Machine learning model', 'Kind of a project or component'),
  // Servers have it since 5.0.
  CRYPTOGRAPHIC_ASSET: msg('classifier.CRYPTOGRAPHIC_ASSET', 'Cryptographic asset', 'Kind of a project or component'),
  DATA: msg('classifier.DATA', 'Data', 'Kind of a project or component'),
  NONE: msg('classifier.NONE', 'Not classified', 'Kind of a project without one, such as a collection project'),
};
