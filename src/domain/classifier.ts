/**
 * The classifiers of projects and components. Rules of the kit and of the server share the words of the API.
 */
export { CLASSIFIERS } from '../schema/enumerations.js';
