import ObjectiveC

/// The settings of bar button items that newer systems added.
@MainActor
final class BarButtonItemSettings {
  private static let association = Association<BarButtonItemSettings>()

  var badge: UIBarButtonItem.Badge?
  var identifier: String?
  var hidesSharedBackground = false
  var sharesBackground = true
  var visibilityPriority = UIBarButtonItemVisibilityPriority.standard
  var isPaddingRemoved = false
  var axisBehavior = UIBarButtonItem.AxisBehavior.automatic

  /// Returns the settings of an item, or `nil` if they have never been changed.
  static func existing(of item: UIBarButtonItem) -> BarButtonItemSettings? { association[item] }

  /// Returns the settings of an item.
  static func all(of item: UIBarButtonItem) -> BarButtonItemSettings {
    association.value(of: item, orMake: BarButtonItemSettings())
  }
}

extension UIBarButtonItem {
  /// The settings, for reading.
  final var settings: BarButtonItemSettings? { .existing(of: self) }

  /// Changes a setting, and updates the bar that shows the item.
  final func set<Value>(
    _ path: ReferenceWritableKeyPath<BarButtonItemSettings, Value>, to value: Value
  ) {
    BarButtonItemSettings.all(of: self)[keyPath: path] = value
    changed()
  }
}
