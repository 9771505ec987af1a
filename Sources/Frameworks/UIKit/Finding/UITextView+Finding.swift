import ObjectiveC
import Stubs

extension UITextView {
  private static let findInteractions = Association<UIFindInteraction>()

  /// The interaction for finding words in the text, if it's enabled.
  public var findInteraction: UIFindInteraction? { Self.findInteractions[self] }

  /// Whether users can find words in the text.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      Stub.findNavigator.tell(if: newValue)
      if let findInteraction { removeInteraction(findInteraction) }
      let interaction = newValue ? UIFindInteraction() : nil
      Self.findInteractions[self] = interaction
      if let interaction { addInteraction(interaction) }
    }
  }
}
