import ObjectiveC

/// The settings of text for Writing Tools, which many devices, including this one, don't support.
@MainActor
private final class WritingTools {
  private static let association = Association<WritingTools>()

  var behavior = UIWritingToolsBehavior.default
  var options: UIWritingToolsResultOptions = []

  static func of(_ view: UIView) -> WritingTools {
    association.value(of: view, orMake: WritingTools())
  }
}

extension UITextView {
  /// The behavior of Writing Tools on the text.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { WritingTools.of(self).behavior }
    set { WritingTools.of(self).behavior = newValue }
  }

  /// The kinds of content that text from Writing Tools can contain.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { WritingTools.of(self).options }
    set { WritingTools.of(self).options = newValue }
  }

  /// Whether Writing Tools are changing the text.
  public var isWritingToolsActive: Bool { false }
}

extension UITextField {
  /// The behavior of Writing Tools on the text.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { WritingTools.of(self).behavior }
    set { WritingTools.of(self).behavior = newValue }
  }

  /// The kinds of content that text from Writing Tools can contain.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { WritingTools.of(self).options }
    set { WritingTools.of(self).options = newValue }
  }
}
