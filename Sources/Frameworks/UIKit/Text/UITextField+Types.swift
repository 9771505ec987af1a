extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A sunken rectangle.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// The times when a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// Only while the text is edited.
    case whileEditing = 1
    /// Only while the text isn't edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reason that editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed = 0
  }
}
