/// Whether an app can use the photo library.
///
/// Follows <https://developer.apple.com/documentation/photokit/phauthorizationstatus>.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user hasn't been asked.
  case notDetermined
  /// The device's rules don't allow it.
  case restricted
  /// The user refused.
  case denied
  /// The user agreed.
  case authorized
  /// The user agreed for some pictures.
  case limited
}

/// An app's access to the photo library.
///
/// Follows <https://developer.apple.com/documentation/photokit/phaccesslevel>.
public enum PHAccessLevel: Int, Sendable {
  /// Add pictures.
  case addOnly = 1
  /// Add and read pictures.
  case readWrite
}
