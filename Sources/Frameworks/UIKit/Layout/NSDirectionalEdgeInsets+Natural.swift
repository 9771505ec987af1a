import Foundation
import FoundationSupplement

extension NSDirectionalEdgeInsets {
  private static let firstSystemWithoutMargins = OperatingSystemVersion(
    majorVersion: 27, minorVersion: 1, patchVersion: 0)

  /// The default margins of a view: 8 points on each side, or none since iOS 27.1.
  ///
  /// The margins of a view controller's root view are at least
  /// `UIViewController.systemMinimumLayoutMargins` in all systems.
  static let natural =
    RunningSystem.isAtLeast(firstSystemWithoutMargins)
    ? .zero : NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}
