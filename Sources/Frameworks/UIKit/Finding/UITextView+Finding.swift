import ObjectiveC
import Stubs

extension UITextView {
  private static let findInteractions = Association<UIFindInteraction>()

  /// The interaction for finding text, if it's enabled.
  public var findInteraction: UIFindInteraction? { Self.findInteractions[self] }

  /// Whether users can find text in the view.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      Stub.findNavigator.report(if: newValue)
      if let findInteraction { removeInteraction(findInteraction) }
      let interaction = newValue ? UIFindInteraction() : nil
      Self.findInteractions[self] = interaction
      if let interaction { addInteraction(interaction) }
    }
  }
}
