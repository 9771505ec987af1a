import Foundation
import ObjectiveC

/// The settings of navigation items that newer systems added.
@MainActor
final class NavigationItemSettings {
  private static let association = Association<NavigationItemSettings>()

  var title: AttributedString?
  var largeTitle: String?
  var subtitle = NavigationSubtitleContent()
  var largeSubtitle = NavigationSubtitleContent()
  var minimization = UIBarMinimization()
  var overflowItem: UIBarButtonItem?
  var overflowElements: UIDeferredMenuElement?
  var searchItem: SearchPlacementItem?
  var allowsSearchInToolbar = true
  var allowsSearchElsewhere = false

  /// Returns the settings of an item, or `nil` if they have never been changed.
  static func existing(of item: UINavigationItem) -> NavigationItemSettings? { association[item] }

  /// Returns the settings of an item.
  static func all(of item: UINavigationItem) -> NavigationItemSettings {
    association.value(of: item, orMake: NavigationItemSettings())
  }
}

extension UINavigationItem {
  /// The settings, for reading.
  final var settings: NavigationItemSettings? { .existing(of: self) }

  /// Changes a setting, and updates the bar.
  final func set<Value>(
    _ path: ReferenceWritableKeyPath<NavigationItemSettings, Value>, to value: Value
  ) {
    NavigationItemSettings.all(of: self)[keyPath: path] = value
    changed()
  }
}
