import Stubs

/// The position of an editing menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The configuration's identifier.
  open private(set) var identifier: AnyHashable
  /// The point in the interaction's view to which the menu belongs.
  open private(set) var sourcePoint: CGPoint
  /// The side on which the menu prefers to be.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic {
    didSet { Stub.editMenuArrowDirection.tell(if: preferredArrowDirection != .automatic) }
  }

  /// Creates a configuration; without an identifier there's a new one.
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
