import Foundation

/// The state of the device's own screen, apart from the apps: its scroll position, and the current
/// animations.
struct ScreenScene {
  /// The page of the home screen at the left edge, which is fractional between two pages.
  var page = 0.0
  var switcher = AppSwitcher()
  /// The app whose icon is under a finger.
  var pressedIcon: String?
  /// The card that follows a finger from the bottom edge.
  var draggedCard: CGRect?
  var transition: ScreenTransition?
  /// The banner of a notification.
  var banner: ShownBanner?
  /// The quick actions that are open on the home screen.
  var quickActions: QuickActionMenu?
}
