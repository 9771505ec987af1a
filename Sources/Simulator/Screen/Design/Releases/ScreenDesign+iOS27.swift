extension ScreenDesign {
  /// The design of iOS 27, with the values that differ from iOS 26.
  static let ios27 = ios26
}
