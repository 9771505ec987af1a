/// The physical orientations of a device.
///
/// Follows <https://developer.apple.com/documentation/uikit/uideviceorientation>.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device is upside down, with the home button at the top.
  case portraitUpsideDown = 2
  /// The device is on its side, with the home button on the right.
  case landscapeLeft = 3
  /// The device is on its side, with the home button on the left.
  case landscapeRight = 4
  /// The device is flat, with the screen facing up.
  case faceUp = 5
  /// The device is flat, with the screen facing down.
  case faceDown = 6

  /// Whether the device is in a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is in a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the user interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
