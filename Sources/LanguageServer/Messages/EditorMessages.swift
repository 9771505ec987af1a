// All files of this module use JSON values.
@_exported import EditorMessages
