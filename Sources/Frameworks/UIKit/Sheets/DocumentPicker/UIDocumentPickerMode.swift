import UIKitCore

/// The operation of a document picker on the user's choice.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentpickermode>.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies of files.
  case `import`
  /// The files themselves.
  case open
  /// Copies the app's files to another place.
  case exportToService
  /// Moves the app's files to another place.
  case moveToService
}
