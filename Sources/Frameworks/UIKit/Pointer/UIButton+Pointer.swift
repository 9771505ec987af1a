import ObjectiveC

extension UIButton {
  /// Returns how the pointer looks over a button.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// Whether the pointer looks otherwise over the button.
  public var isPointerInteractionEnabled: Bool {
    get { interactions.contains { $0 is UIPointerInteraction } }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      if newValue {
        addInteraction(UIPointerInteraction())
      } else {
        for interaction in interactions where interaction is UIPointerInteraction {
          removeInteraction(interaction)
        }
      }
    }
  }

  private static let providerKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// Says how the pointer looks over the button.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { objc_getAssociatedObject(self, Self.providerKey) as? PointerStyleProvider }
    set {
      objc_setAssociatedObject(self, Self.providerKey, newValue, .OBJC_ASSOCIATION_RETAIN)
      isPointerInteractionEnabled = newValue != nil
    }
  }
}
