/// The look of the device's own screens in a release of iOS.
///
/// The screens keep state and touches, and take every number and color of their look from here.
/// `ScreenDesignSelection` chooses the design of a device.
struct ScreenDesign: Equatable, Sendable {
  var statusBar: StatusBarDesign
  var icons: IconDesign
  var homeScreen: HomeScreenDesign
  var lockScreen: LockScreenDesign
  var banners: BannerDesign
  var quickActions: QuickActionDesign
  var switcher: SwitcherDesign
  var motion: ScreenMotionDesign
}
