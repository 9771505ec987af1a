/// What a label is written on.
public enum Sheet {
  /// What lines it has.
  public static var kind: String {
    #if os(iOS) && RULED && SWIFT_PACKAGE
      "ruled"
    #else
      "blank"
    #endif
  }
}
