/// An app's authorization to use the camera or the microphone.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avauthorizationstatus>.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user hasn't been asked.
  case notDetermined
  /// The device's restrictions don't allow the use.
  case restricted
  /// The user denied the use.
  case denied
  /// The user allowed the use.
  case authorized
}
