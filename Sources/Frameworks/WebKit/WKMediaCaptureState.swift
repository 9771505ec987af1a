/// The state of a page's access to the camera or the microphone.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkmediacapturestate>.
public enum WKMediaCaptureState: Int, Sendable {
  /// The page doesn't use the device.
  case none = 0
  /// The page uses the device.
  case active = 1
  /// The page can't use the device for now.
  case muted = 2
}
