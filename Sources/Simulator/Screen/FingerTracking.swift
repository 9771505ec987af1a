import Foundation

/// The current action of the finger that the device tracks.
enum FingerTracking {
  case icon(bundleID: String, start: CGPoint, since: Double)
  case quickActions
  case banner(start: CGPoint, since: Double)
  case paging(start: CGPoint, scroll: Double)
  case homeSwipe(HomeSwipe)
  case lockedCard(start: CGPoint)
  case switcher(start: CGPoint, scroll: Double, bundleID: String?)
  case scrollingCards(start: CGPoint, scroll: Double)
  case pullingCard(start: CGPoint, bundleID: String)
}
