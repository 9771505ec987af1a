extension ScreenDesign {
  /// The design of iOS 18.
  static let ios18 = ScreenDesign(
    statusBar: .ios18, icons: .ios18, homeScreen: .ios18, lockScreen: .ios18, banners: .ios18,
    quickActions: .ios18, switcher: .ios18, motion: .ios18)
}
