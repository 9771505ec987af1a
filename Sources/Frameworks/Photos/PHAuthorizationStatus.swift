/// An app's authorization to access the photo library.
///
/// Follows <https://developer.apple.com/documentation/photokit/phauthorizationstatus>.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user hasn't been asked.
  case notDetermined
  /// The device's restrictions don't allow access.
  case restricted
  /// The user denied access.
  case denied
  /// The user allowed access.
  case authorized
  /// The user allowed access to selected items.
  case limited
}

/// An app's level of access to the photo library.
///
/// Follows <https://developer.apple.com/documentation/photokit/phaccesslevel>.
public enum PHAccessLevel: Int, Sendable {
  /// Adding items.
  case addOnly = 1
  /// Adding and reading items.
  case readWrite
}
