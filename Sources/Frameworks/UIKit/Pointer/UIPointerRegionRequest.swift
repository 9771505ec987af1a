/// A request for the pointer's location.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerregionrequest>.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The pointer's location in the view.
  open private(set) var location: CGPoint
  /// The modifier keys that are pressed.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
