import ObjectiveC
import QuartzCore

extension UIScreen {
  /// The handling of content beyond a screen's edges.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiscreen/overscancompensation-swift.enum>.
  public enum OverscanCompensation: Int, Sendable {
    /// Scales the content to fit the visible area.
    case scale
    /// Reduces the bounds that apps see.
    case insetBounds
    /// Leaves the content beyond the edges.
    case none
  }

  /// The sizes that the screen supports. There's only one.
  public var availableModes: [UIScreenMode] { [UIScreenMode(nativeBounds.size)] }
  /// The current size.
  public var currentMode: UIScreenMode? { availableModes.first }
  /// The optimal size for the screen.
  public var preferredMode: UIScreenMode? { availableModes.first }
  /// The handling of content beyond the edges, which isn't applicable.
  public var overscanCompensation: OverscanCompensation { .none }
  /// The insets of the area beyond the edges.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// The current maximum brightness of colors, relative to white.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// The potential maximum brightness of colors, relative to white.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// The delay before a frame appears, in seconds.
  public var calibratedLatency: CFTimeInterval { 0 }

  /// Returns a display link that calls a method for each frame of the screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Returns a view with a snapshot of the screen.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    for window in UIApplication.shared.windowsBackToFront {
      guard let snapshot = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      snapshot.frame = window.frame
      view.addSubview(snapshot)
    }
    return view
  }
}
