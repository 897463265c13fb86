/** Kinds of package repositories; rules of the kit and of the server share the words of the API. */
export { REPOSITORY_TYPES } from '../schema/enumerations.js';
