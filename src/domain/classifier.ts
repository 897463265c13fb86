/** What a project or a component can be; rules of the kit and of the server share the words of the API. */
export { CLASSIFIERS } from '../schema/enumerations.js';
