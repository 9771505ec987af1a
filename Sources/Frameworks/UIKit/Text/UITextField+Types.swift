extension UITextField {
  /// The border styles of a text field.
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

  /// The modes of showing a view next to the text.
  public enum ViewMode: Int, Sendable {
    /// The view is never shown.
    case never = 0
    /// The view is shown only while the text is being edited.
    case whileEditing = 1
    /// The view is shown only while the text isn't being edited.
    case unlessEditing = 2
    /// The view is always shown.
    case always = 3
  }

  /// The reason that editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed = 0
  }
}
