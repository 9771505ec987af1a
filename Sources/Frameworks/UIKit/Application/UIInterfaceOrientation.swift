import DeviceProtocol

/// The orientations of the user interface.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinterfaceorientation>.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Upside down, with the home button at the top.
  case portraitUpsideDown = 2
  /// Landscape, with the home button on the left.
  case landscapeLeft = 4
  /// Landscape, with the home button on the right.
  case landscapeRight = 3

  init(_ orientation: DeviceConfiguration.Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }

  /// Whether the orientation is a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the orientation is a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
