/// The paper of a label.
public enum Sheet {
  /// The kind of lines on the paper.
  public static var kind: String {
    #if os(iOS) && RULED && SWIFT_PACKAGE
      "ruled"
    #else
      "blank"
    #endif
  }
}
