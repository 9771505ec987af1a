import ObjectiveC

extension UIButton {
  /// A closure that returns the style of the pointer over a button.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// Whether the pointer changes over the button.
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

  private static let providers = Association<PointerStyleProvider>()

  /// A closure that returns the style of the pointer over the button.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { Self.providers[self] }
    set {
      Self.providers[self] = newValue
      isPointerInteractionEnabled = newValue != nil
    }
  }
}
