export {
  ServiceDetail,
  type ServiceDeletedEvent,
  type ServiceDetailProps,
  type ServiceLoadedEvent,
} from './ServiceDetail.js';
