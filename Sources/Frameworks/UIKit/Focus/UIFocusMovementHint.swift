/// The direction in which the user is about to move the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusmovementhint>.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
  override init() {
    super.init()
  }

  /// The direction, from -1 to 1.
  open var movementDirection: CGVector { .zero }
  /// The perspective of the system's effect.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The rotation of the system's effect, in radians.
  open var rotation: CGVector { .zero }
  /// The translation of the system's effect.
  open var translation: CGVector { .zero }
  /// The perspective, rotation, and translation of the system's effect.
  open var interactionTransform: CATransform3D { CATransform3DIdentity }

  /// Returns the hint itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
