import Stubs

/// The position of an editing menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The configuration's identifier.
  open private(set) var identifier: AnyHashable
  /// The point in the interaction's view where the menu appears.
  open private(set) var sourcePoint: CGPoint
  /// The preferred direction of the menu's arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic {
    didSet { Stub.editMenuArrowDirection.report(if: preferredArrowDirection != .automatic) }
  }

  /// Creates a configuration.
  ///
  /// Without an identifier, a unique one is used.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// The direction in which an editing menu's arrow points.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection>.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The system chooses.
  case automatic
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}
