/// The settings of bar button items that newer systems added.
@MainActor
final class BarButtonItemSettings {
  var badge: UIBarButtonItem.Badge?
  var identifier: String?
  var hidesSharedBackground = false
  var sharesBackground = true
  var visibilityPriority = UIBarButtonItemVisibilityPriority.standard
  var isPaddingRemoved = false
  var axisBehavior = UIBarButtonItem.AxisBehavior.automatic
}

extension UIBarButtonItem {
  /// Changes a setting, and updates the bar that shows the item.
  final func set<Value>(
    _ path: ReferenceWritableKeyPath<BarButtonItemSettings, Value>, to value: Value
  ) {
    let settings = self.settings ?? BarButtonItemSettings()
    settings[keyPath: path] = value
    self.settings = settings
    changed()
  }
}
