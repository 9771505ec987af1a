import UIKitCore

/// The operation that a document picker performs on the user's choice.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentpickermode>.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The picker provides copies of files.
  case `import`
  /// The picker provides the files themselves.
  case open
  /// The picker copies the app's files to another location.
  case exportToService
  /// The picker moves the app's files to another location.
  case moveToService
}
