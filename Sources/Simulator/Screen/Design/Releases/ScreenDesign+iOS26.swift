extension ScreenDesign {
  /// The design of iOS 26, with the values that differ from iOS 18.
  static let ios26 = ios18
}
