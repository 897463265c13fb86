import { defineMessage } from 'react-intl';

/** Kinds of projects and components, as CycloneDX names them. */
export const classifierMessages = {
  APPLICATION: defineMessage({
    id: 'classifier.APPLICATION',
    defaultMessage: 'Application',
    description: 'Kind of a project or component',
  }),
  FRAMEWORK: defineMessage({
    id: 'classifier.FRAMEWORK',
    defaultMessage: 'Framework',
    description: 'Kind of a project or component',
  }),
  LIBRARY: defineMessage({
    id: 'classifier.LIBRARY',
    defaultMessage: 'Library',
    description: 'Kind of a project or component',
  }),
  CONTAINER: defineMessage({
    id: 'classifier.CONTAINER',
    defaultMessage: 'Container',
    description: 'Kind of a project or component',
  }),
  OPERATING_SYSTEM: defineMessage({
    id: 'classifier.OPERATING_SYSTEM',
    defaultMessage: 'Operating system',
    description: 'Kind of a project or component',
  }),
  DEVICE: defineMessage({
    id: 'classifier.DEVICE',
    defaultMessage: 'Device',
    description: 'Kind of a project or component',
  }),
  FIRMWARE: defineMessage({
    id: 'classifier.FIRMWARE',
    defaultMessage: 'Firmware',
    description: 'Kind of a project or component',
  }),
  FILE: defineMessage({
    id: 'classifier.FILE',
    defaultMessage: 'File',
    description: 'Kind of a project or component',
  }),
  PLATFORM: defineMessage({
    id: 'classifier.PLATFORM',
    defaultMessage: 'Platform',
    description: 'Kind of a project or component',
  }),
  DEVICE_DRIVER: defineMessage({
    id: 'classifier.DEVICE_DRIVER',
    defaultMessage: 'Device driver',
    description: 'Kind of a project or component',
  }),
  MACHINE_LEARNING_MODEL: defineMessage({
    id: 'classifier.MACHINE_LEARNING_MODEL',
    defaultMessage: 'Machine learning model',
    description: 'Kind of a project or component',
  }),
  DATA: defineMessage({
    id: 'classifier.DATA',
    defaultMessage: 'Data',
    description: 'Kind of a project or component',
  }),
  NONE: defineMessage({
    id: 'classifier.NONE',
    defaultMessage: 'Not classified',
    description: 'Kind of a project that has none, such as a collection',
  }),
};
