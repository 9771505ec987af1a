/// Whether an app may use the photo library.
///
/// Follows <https://developer.apple.com/documentation/photokit/phauthorizationstatus>.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The person hasn't been asked.
  case notDetermined
  /// The device's rules don't allow it.
  case restricted
  /// The person refused.
  case denied
  /// The person agreed.
  case authorized
  /// The person agreed for some pictures.
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
