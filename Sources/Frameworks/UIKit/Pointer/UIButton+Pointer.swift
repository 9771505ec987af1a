import ObjectiveC

extension UIButton {
  /// Returns the style of the pointer over a button.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// Whether the pointer changes its appearance over the button.
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

  /// Provides the pointer's appearance over the button.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { Self.providers[self] }
    set {
      Self.providers[self] = newValue
      isPointerInteractionEnabled = newValue != nil
    }
  }
}
