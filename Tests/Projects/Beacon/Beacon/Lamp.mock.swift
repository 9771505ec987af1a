// Excluded by EXCLUDED_SOURCE_FILE_NAMES.
let mock: UndefinedType = 1
