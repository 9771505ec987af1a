import ObjectiveC

/// What a text says of Writing Tools, which the device doesn't have, as many don't.
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
  /// How Writing Tools change the text.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { WritingTools.of(self).behavior }
    set { WritingTools.of(self).behavior = newValue }
  }

  /// What a text that Writing Tools make may have in it.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { WritingTools.of(self).options }
    set { WritingTools.of(self).options = newValue }
  }

  /// Whether Writing Tools are changing the text.
  public var isWritingToolsActive: Bool { false }
}

extension UITextField {
  /// How Writing Tools change the text.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { WritingTools.of(self).behavior }
    set { WritingTools.of(self).behavior = newValue }
  }

  /// What a text that Writing Tools make may have in it.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { WritingTools.of(self).options }
    set { WritingTools.of(self).options = newValue }
  }
}
