/** Code that comes when it is first needed, for which the transformer of the tests may take longer than a test waits. */

/** Loads the parts that lists need rarely. */
export const loadPartsOfLists = () =>
  Promise.all([
    import('../../src/frames/list/DaysForm.js'),
    import('../../src/frames/list/ForbiddenList.js'),
    import('../../src/frames/list/ListExport.js'),
    import('../../src/frames/list/ListSelectionBar.js'),
    import('../../src/frames/list/PresetList.js'),
    import('../../src/frames/list/TextFilterForm.js'),
    import('../../src/frames/list/WordsForm.js'),
  ]);

/** An opened finding, and what saves a decision about it. */
export const loadOpenedFinding = () =>
  Promise.all([
    import('../../src/entities/finding/detail/Auditor.js'),
    import('../../src/entities/finding/detail/FindingDetail.js'),
    import('../../src/entities/finding/detail/FindingSheet.js'),
    import('../../src/entities/finding/detail/UnsavedBadge.js'),
    import('../../src/entities/finding/detail/foundSafeVersion.js'),
  ]);
